import type { Job } from '../../platform/jobs/jobs.ts'
import { expireTopUps, finishTopUps, type TopUpOptions } from './topUp.actions.ts'

export function topUpJobs(options: TopUpOptions): readonly Job[] {
  return [
    { name: 'rewardFund.expire', cron: '* * * * *', secondsMax: 60, run: () => expireTopUps(options) },
    { name: 'rewardFund.finish', cron: '* * * * *', secondsMax: 60, run: () => finishTopUps(options) },
  ]
}
