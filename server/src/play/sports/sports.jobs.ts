import type { Job } from '../../platform/jobs/jobs.ts'
import { deleteRisks } from './risk.sql.ts'
import { settleFailed, type SettleOptions } from './settle.actions.ts'

export function sportsJobs(options: SettleOptions): readonly Job[] {
  return [
    { name: 'sports.settle', cron: '* * * * *', secondsMax: 60, run: () => settleFailed(options) },
    { name: 'sports.risk', cron: '7 * * * *', secondsMax: 60, run: () => options.db.write(deleteRisks) },
  ]
}
