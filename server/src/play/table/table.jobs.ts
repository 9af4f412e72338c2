import type { Job } from '../../platform/jobs/jobs.ts'
import type { Db } from '../../platform/postgres/db.ts'
import { deleteOld } from './round.sql.ts'

export function tableJobs(db: Db): readonly Job[] {
  return [{ name: 'shared.clean-up', cron: '*/10 * * * *', secondsMax: 60, run: () => db.write(deleteOld) }]
}
