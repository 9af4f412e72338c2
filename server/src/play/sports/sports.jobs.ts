import type { Job } from '../../platform/jobs/jobs.ts'
import { deleteOutlooks } from './outlook.sql.ts'
import { deleteRisks } from './risk.sql.ts'
import type { Waits } from './wait.actions.ts'
import { correctFailed, type CorrectOptions } from './correct.actions.ts'
import { settleFailed } from './settle.actions.ts'

export function sportsJobs(options: CorrectOptions, waits: Waits): readonly Job[] {
  return [
    { name: 'sports.wait', cron: '* * * * *', secondsMax: 60, run: () => waits.endOverdue() },
    { name: 'sports.settle', cron: '* * * * *', secondsMax: 60, run: () => settleFailed(options) },
    { name: 'sports.correct', cron: '* * * * *', secondsMax: 60, run: () => correctFailed(options) },
    { name: 'sports.risk', cron: '7 * * * *', secondsMax: 60, run: () => options.db.write(deleteRisks) },
    { name: 'sports.outlook', cron: '11 * * * *', secondsMax: 60, run: () => options.db.write(deleteOutlooks) },
  ]
}
