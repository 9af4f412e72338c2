import type { Job } from '../../platform/jobs/jobs.ts'
import { expireRewards, payInterrupted, type RewardOptions } from './reward.actions.ts'

export function rewardJobs(options: RewardOptions): readonly Job[] {
  return [
    { name: 'reward.pay', cron: '* * * * *', secondsMax: 60, run: () => payInterrupted(options) },
    { name: 'reward.expire', cron: '* * * * *', secondsMax: 60, run: () => expireRewards(options) },
  ]
}
