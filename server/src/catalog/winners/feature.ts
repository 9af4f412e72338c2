import type { Currency } from '@ronda/core'
import type { Job } from '../../platform/jobs/jobs.ts'
import type { Opened, Platform } from '../../platform/platform.ts'
import type { Catalogue } from '../games/index.ts'
import { openWinners } from './winners.actions.ts'
import { winnersConsumer } from './winners.jobs.ts'
import { winnersRoutes } from './winners.routes.ts'

export type WinnersNeeds = {
  readonly platform: Pick<Platform, 'db' | 'clock' | 'key'>
  readonly currency: Currency
  readonly games: Opened<{ readonly catalogue: Catalogue }>
  /** Knows every game, also one that is hidden now. */
  readonly round: Opened<{ readonly titleOf: (game: string) => object | undefined }>
}

/** The board of the largest wins. */
export function openWinnersFeature({ platform: { db, clock, key }, currency, games, round }: WinnersNeeds) {
  const { catalogue } = games.api
  const { titleOf } = round.api
  const winners = openWinners({ db, clock, key, currency })
  const jobs: readonly Job[] = [
    { name: 'winners.clean-up', cron: '*/10 * * * *', secondsMax: 60, run: () => winners.cleanUp() },
  ]
  return {
    handlers: { games: winnersRoutes({ winners, itemOf: (game, language) => catalogue.itemOfCode(game, language) }) },
    consumers: [winnersConsumer((game) => titleOf(game) && 'RNG')],
    jobs,
  }
}
