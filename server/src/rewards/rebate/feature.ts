import { id } from '@ronda/core'
import type { Settings } from '../../brand/settings/index.ts'
import type { WalletStore } from '../../money/wallet/index.ts'
import { cashierPublisher } from '../../people/memberEvent/index.ts'
import type { Opened, Platform } from '../../platform/platform.ts'
import type { RewardGames } from '../bet/index.ts'
import type { Ranks } from '../rank/index.ts'
import type { RewardFunds } from '../rewardFund/index.ts'
import type { RebateOptions } from './rebate.actions.ts'
import { rebateConsumer, rebateJobs } from './rebate.jobs.ts'
import { rebateRoutes } from './rebate.routes.ts'

export type RebateNeeds = {
  readonly platform: Pick<Platform, 'db' | 'clock' | 'ids' | 'failures' | 'hub'>
  readonly games: RewardGames
  readonly settings: Opened<Settings>
  readonly wallet: Opened<{ readonly walletStore: WalletStore }>
  readonly rank: Opened<{ readonly ranks: Ranks }>
  readonly rewardFund: Opened<{ readonly rewardFunds: RewardFunds }>
}

/** A part of what bets are expected to lose, paid back: when the member claims it, or once a day. */
export function openRebateFeature(needs: RebateNeeds) {
  const { db, clock, ids, failures, hub } = needs.platform
  const publish = cashierPublisher(hub)
  const options: RebateOptions = {
    db,
    clock,
    ids,
    failures,
    settings: needs.settings.api,
    walletStore: needs.wallet.api.walletStore,
    rewardFunds: needs.rewardFund.api.rewardFunds,
    ranks: needs.rank.api.ranks,
    games: needs.games,
    onPaid: (account) => publish(id<'account'>(account)),
  }
  return {
    api: { options },
    handlers: { rebate: rebateRoutes(options) },
    jobs: rebateJobs(options),
    consumers: [rebateConsumer(options)],
  }
}
