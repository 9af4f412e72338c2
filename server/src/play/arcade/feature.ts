import type { ArcadeTitle } from '@ronda/games'
import type { Ledger } from '../../money/ledger/index.ts'
import type { Balances } from '../../money/wallet/index.ts'
import type { Platform } from '../../platform/platform.ts'
import type { Seats } from '../fairness/index.ts'
import type { GameKind } from '../launch/index.ts'
import { hasOpenRounds, openTitles, showOpened, type Models } from '../round/index.ts'
import { offerIn } from '../slot/index.ts'
import type { WagerGate } from '../wager/index.ts'
import { arcadeJobs } from './arcade.jobs.ts'
import { arcadeRoutes, type ArcadeRouteOptions } from './arcade.routes.ts'

export type ArcadeNeeds = Pick<ArcadeRouteOptions, 'measuredOf'> & {
  readonly platform: Pick<Platform, 'db' | 'clock' | 'ids' | 'failures'>
  readonly titles: readonly ArcadeTitle[]
  readonly models: Models
  readonly ledger: Ledger
  readonly balances: Balances
  readonly seats: Seats
  readonly gate: WagerGate
}

/** Arcade games. */
export function openArcadeFeature(needs: ArcadeNeeds) {
  const { platform, titles, models, ledger, balances, seats, gate, measuredOf } = needs
  const { db, clock, ids, failures } = platform
  const arcades = openTitles(models, titles)
  const openArcade = (game: string) => arcades.open(game)
  const kind: GameKind = {
    has: (game) => arcades.titleOf(game) !== undefined,
    offerIn,
    shownOf: async (game) => showOpened('arcade', await arcades.open(game)),
    isDrawnByServer: false,
    hasUnfinished: hasOpenRounds,
  }
  return {
    api: { arcades, kind },
    handlers: { arcade: arcadeRoutes({ db, clock, ids, ledger, balances, seats, gate, measuredOf, openArcade }) },
    jobs: arcadeJobs({ db, clock, ids, failures, ledger, seats, openArcade }),
  }
}
