import type { Job } from '../../platform/jobs/jobs.ts'
import { finishApproved, type DecideOptions } from './decide.actions.ts'

export function sportsDeskJobs(options: DecideOptions): readonly Job[] {
  return [{ name: 'sports.decision', cron: '* * * * *', secondsMax: 60, run: () => finishApproved(options) }]
}
