import { id, type Currency } from '@ronda/core'
import type { WalletStore } from '../../money/wallet/index.ts'
import { cashierPublisher } from '../../people/memberEvent/index.ts'
import type { Opened, Platform } from '../../platform/platform.ts'
import type { RewardGames } from '../bet/index.ts'
import type { Rewards } from '../reward/index.ts'
import type { MissionOptions } from './mission.actions.ts'
import { missionConsumer } from './mission.jobs.ts'
import { missionRoutes } from './mission.routes.ts'
import { insertMission } from './mission.sql.ts'
import { openProgressFeed } from './progress.actions.ts'
import { seedMissions } from './seed.ts'

export type MissionNeeds = {
  readonly platform: Pick<Platform, 'db' | 'clock' | 'ids' | 'hub'>
  readonly currency: Currency
  /** A unit of play, in atoms. */
  readonly unit: bigint
  readonly games: RewardGames
  readonly wallet: Opened<{ readonly walletStore: WalletStore }>
  readonly reward: Opened<{ readonly rewards: Rewards }>
}

/** Adds the missions of a new brand that are missing; what staff made of one stays. */
async function seed({ db, clock, ids, currency, unit }: MissionOptions): Promise<void> {
  const nowMs = clock.nowMs()
  await db.write(async (tx) => {
    for (const { key, ...terms } of seedMissions(unit)) {
      const own = { isOffered: true, madeBy: null, madeAtMs: nowMs, fromMs: nowMs, untilMs: null }
      await insertMission(tx, { ...terms, ...own, id: ids.named('mission.seed', key), version: 1, currency })
    }
  })
}

/** What members can do for a prize, in a day or a week. */
export function openMissionFeature({ platform, currency, unit, games, wallet, reward }: MissionNeeds) {
  const { db, clock, ids, hub } = platform
  const publish = cashierPublisher(hub)
  const feed = openProgressFeed(hub, (account) => publish(id<'account'>(account)))
  const { rewards } = reward.api
  const { walletStore } = wallet.api
  const options: MissionOptions = { db, clock, ids, currency, unit, walletStore, rewards, games, feed }
  return {
    api: { options, feed },
    handlers: { missions: missionRoutes(options) },
    consumers: [missionConsumer(options)],
    seed: () => seed(options),
    close: () => feed.close(),
  }
}
