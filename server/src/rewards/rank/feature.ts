import type { Settings } from '../../brand/settings/index.ts'
import type { WalletStore } from '../../money/wallet/index.ts'
import type { Account } from '../../people/identity/index.ts'
import type { MemberRank } from '../../people/session/index.ts'
import type { Opened, Platform } from '../../platform/platform.ts'
import type { RewardGames } from '../bet/index.ts'
import type { Rewards } from '../reward/index.ts'
import { openRanksApi, type RankOptions } from './rank.actions.ts'
import { rankConsumer, rankJobs } from './rank.jobs.ts'
import { rankRoutes } from './rank.routes.ts'
import { findLevel } from './rank.sql.ts'
import { rankName } from './rankGift.ts'

/** The rank in the member info; opened before sign-in, which shows it. */
export function openRankLevelFeature({ platform: { db } }: { readonly platform: Pick<Platform, 'db'> }) {
  return {
    api: {
      async rankOf({ id, language }: Account): Promise<MemberRank> {
        const level = await db.read((tx) => findLevel(tx, id))
        return { level, name: rankName(level, language) }
      },
    },
  }
}

export type RankNeeds = {
  readonly platform: Pick<Platform, 'db' | 'clock' | 'key' | 'ids' | 'failures' | 'hub'>
  readonly games: RewardGames
  readonly settings: Opened<Settings>
  readonly wallet: Opened<{ readonly walletStore: WalletStore }>
  readonly reward: Opened<{ readonly rewards: Rewards }>
}

/** VIP ranks: what a member's valid bets of the last 30 days are worth. */
export function openRankFeature(needs: RankNeeds) {
  const { db, clock, key, ids, failures, hub } = needs.platform
  const options: RankOptions = {
    db,
    clock,
    key,
    ids,
    failures,
    settings: needs.settings.api,
    walletStore: needs.wallet.api.walletStore,
    rewards: needs.reward.api.rewards,
    games: needs.games,
    onChanged: (account) => hub.send(account, { type: 'member' }),
  }
  return {
    api: {
      ranks: openRanksApi(options),
      options,
    },
    handlers: { rank: rankRoutes(options) },
    jobs: rankJobs(options),
    consumers: [rankConsumer(options)],
  }
}
