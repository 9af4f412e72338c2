import type { Job } from '../../platform/jobs/jobs.ts'
import { findExclusions, type LookOptions } from './look.actions.ts'

export function exclusionJobs(options: LookOptions): readonly Job[] {
  return [{ name: 'exclusion.find', cron: '* * * * *', secondsMax: 600, run: () => findExclusions(options) }]
}
