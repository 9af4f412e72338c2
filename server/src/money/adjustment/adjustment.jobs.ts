import type { Job } from '../../platform/jobs/jobs.ts'
import { expireProposals, finishApproved, type AdjustmentOptions } from './adjustment.actions.ts'

export function adjustmentJobs(options: AdjustmentOptions): readonly Job[] {
  return [
    { name: 'adjustment.expire', cron: '* * * * *', secondsMax: 60, run: () => expireProposals(options) },
    { name: 'adjustment.finish', cron: '* * * * *', secondsMax: 60, run: () => finishApproved(options) },
  ]
}
