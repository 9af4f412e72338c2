import type { Currency } from '@ronda/core'
import type { WalletStore } from '../../money/wallet/index.ts'
import type { Opened, Platform } from '../../platform/platform.ts'
import type { RewardGames } from '../bet/index.ts'
import type { ProgressFeed } from '../mission/index.ts'
import type { Rewards } from '../reward/index.ts'
import type { LeaderboardOptions } from './leaderboard.actions.ts'
import { leaderboardConsumer, leaderboardJobs } from './leaderboard.jobs.ts'
import { leaderboardRoutes, missionDeskRoutes } from './leaderboard.routes.ts'

export type LeaderboardNeeds = {
  readonly platform: Pick<Platform, 'db' | 'clock' | 'ids' | 'failures'>
  readonly currency: Currency
  /** A unit of play, in atoms. */
  readonly unit: bigint
  readonly games: RewardGames
  readonly wallet: Opened<{ readonly walletStore: WalletStore }>
  readonly reward: Opened<{ readonly rewards: Rewards }>
  readonly mission: Opened<{ readonly feed: ProgressFeed }>
}

/** A weekly race over valid bets, with prizes for the first places. */
export function openLeaderboardFeature(needs: LeaderboardNeeds) {
  const { db, clock, ids, failures } = needs.platform
  const options: LeaderboardOptions = {
    db,
    clock,
    ids,
    failures,
    currency: needs.currency,
    unit: needs.unit,
    walletStore: needs.wallet.api.walletStore,
    rewards: needs.reward.api.rewards,
    games: needs.games,
    feed: needs.mission.api.feed,
  }
  return {
    api: { options },
    handlers: { leaderboard: leaderboardRoutes(options), missionDesk: missionDeskRoutes(options) },
    jobs: leaderboardJobs(options),
    consumers: [leaderboardConsumer(options)],
  }
}
