import type { Job } from '../../platform/jobs/jobs.ts'
import { expire, type FreezeOptions } from './freeze.actions.ts'

export function freezeJobs(options: FreezeOptions): readonly Job[] {
  return [{ name: 'freeze.expire', cron: '* * * * *', secondsMax: 60, run: () => expire(options) }]
}
