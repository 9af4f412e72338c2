import { present, type Currency } from '@ronda/core'
import type { WalletStore } from '../../money/wallet/index.ts'
import type { Beacon } from '../../platform/beacon/index.ts'
import type { Opened, Platform } from '../../platform/platform.ts'
import type { RewardGames } from '../bet/index.ts'
import type { ProgressFeed } from '../mission/index.ts'
import type { Rewards } from '../reward/index.ts'
import type { RewardFunds } from '../rewardFund/index.ts'
import type { RaffleOptions } from './claim.actions.ts'
import { fillForDemo, type DemoPeople } from './demo.actions.ts'
import { raffleDeskRoutes } from './desk.routes.ts'
import { raffleConsumer, raffleJobs } from './raffle.jobs.ts'
import { raffleRoutes } from './raffle.routes.ts'

export type RaffleNeeds = {
  readonly platform: Pick<Platform, 'db' | 'clock' | 'ids' | 'failures' | 'key'>
  readonly currency: Currency
  readonly games: RewardGames
  readonly beacon: Beacon | undefined
  readonly needsBeacon: boolean
  readonly wallet: Opened<{ readonly walletStore: WalletStore }>
  readonly rewardFund: Opened<{ readonly rewardFunds: RewardFunds }>
  readonly reward: Opened<{ readonly rewards: Rewards }>
  readonly mission: Opened<{ readonly feed: ProgressFeed }>
}

/** Raffles: tickets for bets or for free, and prizes that are drawn among them. */
export function openRaffleFeature(needs: RaffleNeeds) {
  const { db, clock, ids, failures, key } = needs.platform
  const { currency, beacon, needsBeacon } = needs
  const { rewardFunds } = needs.rewardFund.api
  const options: RaffleOptions = {
    db,
    clock,
    ids,
    failures,
    key,
    currency,
    beacon,
    needsBeacon,
    rewards: needs.reward.api.rewards,
    walletStore: needs.wallet.api.walletStore,
    games: needs.games,
    feed: needs.mission.api.feed,
    fundWallet: async () => present(await rewardFunds.walletOf('RAFFLE', currency), 'the fund of raffles'),
  }
  return {
    api: { fillForDemo: (people: DemoPeople): Promise<void> => fillForDemo(options, people), options },
    handlers: { raffles: raffleRoutes(options), raffleDesk: raffleDeskRoutes(options) },
    jobs: raffleJobs(options),
    consumers: [raffleConsumer(options)],
  }
}
