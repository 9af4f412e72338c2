import type { Currency } from '@ronda/core'
import type { Job } from '../../platform/jobs/jobs.ts'
import type { Platform } from '../../platform/platform.ts'
import { openWinners } from './winners.actions.ts'
import { winnersConsumer } from './winners.jobs.ts'
import { winnersRoutes, type WinnersRouteOptions } from './winners.routes.ts'

export type WinnersNeeds = Pick<WinnersRouteOptions, 'itemOf'> & {
  readonly platform: Pick<Platform, 'db' | 'clock' | 'key'>
  readonly currency: Currency
  /** Whether this server has, or had, such a game. */
  readonly isGame: (game: string) => boolean
}

/** The board of the largest wins. */
export function openWinnersFeature({ platform: { db, clock, key }, currency, itemOf, isGame }: WinnersNeeds) {
  const winners = openWinners({ db, clock, key, currency })
  const jobs: readonly Job[] = [
    { name: 'winners.clean-up', cron: '*/10 * * * *', secondsMax: 60, run: () => winners.cleanUp() },
  ]
  return {
    handlers: { games: winnersRoutes({ winners, itemOf }) },
    consumers: [winnersConsumer((game) => (isGame(game) ? 'RNG' : undefined))],
    jobs,
  }
}
