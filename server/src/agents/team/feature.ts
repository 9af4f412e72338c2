import type { Brand } from '../../brand/brand/index.ts'
import type { Settings } from '../../brand/settings/index.ts'
import type { Ledger } from '../../money/ledger/index.ts'
import type { Opened, Platform } from '../../platform/platform.ts'
import type { RewardGames } from '../../rewards/bet/index.ts'
import { cashierPublisher } from '../../people/memberEvent/index.ts'
import type { TeamFreezeOptions } from './freeze.actions.ts'
import { teamConsumer } from './team.jobs.ts'
import { teamRoutes } from './team.routes.ts'

export type TeamNeeds = {
  readonly platform: Pick<Platform, 'db' | 'clock' | 'ids' | 'hub'>
  readonly brand: Pick<Brand, 'merchant' | 'currency'>
  readonly games: RewardGames
  readonly settings: Opened<Settings>
  readonly ledger: Opened<Ledger>
}

/** The figures of an agent's team, counted as the events come. */
export function openTeamFeature({ platform, brand, games, settings, ledger }: TeamNeeds) {
  const { db, clock, ids, hub } = platform
  const { merchant, currency } = brand
  const onFrozen = cashierPublisher(hub)
  const options: TeamFreezeOptions = { db, clock, ids, merchant, currency, settings: settings.api, onFrozen }
  const onChanged = (agents: ReadonlySet<string>): void => {
    for (const agent of agents) hub.send(agent, { type: 'team' })
  }
  return {
    handlers: { team: teamRoutes(options) },
    consumers: [teamConsumer({ ledger: ledger.api, currency, games, onChanged })],
  }
}
