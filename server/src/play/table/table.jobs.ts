import type { Job } from '../../platform/jobs/jobs.ts'
import type { Db } from '../../platform/postgres/db.ts'
import { deleteOldRisks } from './risk.sql.ts'
import { deleteOld } from './round.sql.ts'

export function tableJobs(db: Db): readonly Job[] {
  const cleanUp = async (): Promise<void> => {
    await db.write(deleteOld)
    await db.write(deleteOldRisks)
  }
  return [{ name: 'shared.clean-up', cron: '*/10 * * * *', secondsMax: 60, run: cleanUp }]
}
