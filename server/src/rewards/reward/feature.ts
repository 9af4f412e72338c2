import type { WalletStore } from '../../money/wallet/index.ts'
import { cashierPublisher } from '../../people/memberEvent/index.ts'
import type { Opened, Platform } from '../../platform/platform.ts'
import type { RewardFunds } from '../rewardFund/index.ts'
import { openRewards, type RewardOptions } from './reward.actions.ts'
import { rewardJobs } from './reward.jobs.ts'
import { rewardRoutes } from './reward.routes.ts'

export type RewardNeeds = {
  readonly platform: Pick<Platform, 'db' | 'clock' | 'failures' | 'hub'>
  readonly wallet: Opened<{ readonly walletStore: WalletStore }>
  readonly rewardFund: Opened<{ readonly rewardFunds: RewardFunds }>
}

/** What a member has earned, in one place, to be collected with one press. */
export function openRewardFeature({ platform, wallet, rewardFund }: RewardNeeds) {
  const { db, clock, failures, hub } = platform
  const options: RewardOptions = {
    db,
    clock,
    failures,
    walletStore: wallet.api.walletStore,
    rewardFunds: rewardFund.api.rewardFunds,
    checks: new Map(),
    onChanged: cashierPublisher(hub),
  }
  return {
    api: { rewards: openRewards(options), options },
    handlers: { rewards: rewardRoutes(options) },
    jobs: rewardJobs(options),
  }
}
