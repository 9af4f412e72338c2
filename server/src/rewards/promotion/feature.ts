import { id, type Currency, type Id } from '@ronda/core'
import type { Settings } from '../../brand/settings/index.ts'
import { promotionUrl } from '../../catalog/pictures/index.ts'
import type { WalletStore } from '../../money/wallet/index.ts'
import type { Account } from '../../people/identity/index.ts'
import type { Sessions } from '../../people/session/index.ts'
import { cashierPublisher } from '../../people/memberEvent/index.ts'
import type { Opened, Platform } from '../../platform/platform.ts'
import type { RewardGames } from '../bet/index.ts'
import type { Bonuses } from '../bonus/index.ts'
import type { ProgressFeed } from '../mission/index.ts'
import type { Rewards } from '../reward/index.ts'
import type { RewardFunds } from '../rewardFund/index.ts'
import { fillForDemo, type DemoPeople } from './demo.actions.ts'
import { openPrizes } from './prize.actions.ts'
import type { PromotionOptions } from './promotion.actions.ts'
import { promotionBets, promotionDeposits, promotionJobs } from './promotion.jobs.ts'
import { promotionDeskRoutes, promotionRoutes } from './promotion.routes.ts'
import { countAvailable, settleOne } from './settle.actions.ts'

export type PromotionNeeds = {
  readonly platform: Pick<Platform, 'db' | 'clock' | 'ids' | 'key' | 'failures' | 'hub' | 'background'>
  readonly currency: Currency
  /** A unit of play, in atoms. */
  readonly unit: bigint
  readonly games: RewardGames
  readonly settings: Opened<Settings>
  readonly wallet: Opened<{ readonly walletStore: WalletStore }>
  readonly rankLevel: Opened<{ rankOf(account: Account): Promise<{ readonly level: number }> }>
  readonly recognition: Opened<Pick<PromotionOptions, 'neighboursOf'>>
  readonly reward: Opened<{ readonly rewards: Rewards }>
  readonly rewardFund: Opened<{ readonly rewardFunds: RewardFunds }>
  readonly bonus: Opened<{ readonly bonuses: Bonuses }>
  readonly session: Opened<Pick<Sessions, 'countPromotionsBy'>>
  readonly mission: Opened<{ readonly feed: ProgressFeed }>
}

/** Offers of the brand that members join: cash back, a share of a deposit, a birthday and so on. */
export function openPromotionFeature(needs: PromotionNeeds) {
  const { db, clock, ids, key, failures, hub, background } = needs.platform
  const { currency, unit, games } = needs
  const publish = cashierPublisher(hub)
  const { rewards } = needs.reward.api
  const { rewardFunds } = needs.rewardFund.api
  const { bonuses } = needs.bonus.api
  const options: PromotionOptions = {
    db,
    clock,
    ids,
    key,
    failures,
    currency,
    unit,
    settings: needs.settings.api,
    walletStore: needs.wallet.api.walletStore,
    rewards,
    prizes: openPrizes(rewards, bonuses),
    bonuses,
    games,
    rankOf: needs.rankLevel.api.rankOf,
    neighboursOf: (tx, account: Id<'account'>) => needs.recognition.api.neighboursOf(tx, account),
    fundBalance: () => rewardFunds.balanceOf('PROMOTION', currency),
    onChanged: (account) => publish(id<'account'>(account)),
  }
  // A deposit may have been taken back a moment ago.
  rewards.checkBeforeCollecting('PROMOTION', (member) => settleOne(options, member))
  needs.session.api.countPromotionsBy((account) => countAvailable(options, account))
  const routes = { ...options, urlOf: promotionUrl }
  return {
    api: { options, fillForDemo: (people: DemoPeople): Promise<string> => fillForDemo(options, people) },
    handlers: { promotions: promotionRoutes(routes), promotionDesk: promotionDeskRoutes(routes) },
    jobs: promotionJobs(options),
    consumers: [
      promotionBets(options, (accounts) => needs.mission.api.feed.tell(accounts)),
      promotionDeposits(options, background),
    ],
  }
}
