import type { Brand } from '../../brand/brand/index.ts'
import type { Ledger } from '../../money/ledger/index.ts'
import type { Opened, Platform } from '../../platform/platform.ts'
import { rewardGames, type RewardTitles } from '../../rewards/bet/index.ts'
import type { TeamOptions } from './read.actions.ts'
import { teamConsumer } from './team.jobs.ts'
import { teamRoutes } from './team.routes.ts'

export type TeamNeeds = {
  readonly platform: Pick<Platform, 'db' | 'clock' | 'hub'>
  readonly brand: Pick<Brand, 'merchant' | 'currency'>
  readonly titles: RewardTitles
  readonly ledger: Opened<Ledger>
}

/** The figures of an agent's team, counted as the events come. */
export function openTeamFeature({ platform, brand, titles, ledger }: TeamNeeds) {
  const { db, clock, hub } = platform
  const { merchant, currency } = brand
  const options: TeamOptions = { db, clock, merchant, currency }
  const onChanged = (agents: ReadonlySet<string>): void => {
    for (const agent of agents) hub.send(agent, { type: 'team' })
  }
  return {
    handlers: { team: teamRoutes(options) },
    consumers: [teamConsumer({ ledger: ledger.api, currency, games: rewardGames(titles), onChanged })],
  }
}
