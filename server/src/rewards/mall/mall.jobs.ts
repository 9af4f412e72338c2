import type { Job } from '../../platform/jobs/jobs.ts'
import { payUnpaid, type MallOptions } from './redeem.actions.ts'

export function mallJobs(options: MallOptions): readonly Job[] {
  return [{ name: 'mall.pay', cron: '* * * * *', secondsMax: 60, run: () => payUnpaid(options) }]
}
