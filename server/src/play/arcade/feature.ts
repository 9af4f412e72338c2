import type { ArcadeTitle } from '@ronda/games'
import type { Ledger } from '../../money/ledger/index.ts'
import type { Balances } from '../../money/wallet/index.ts'
import type { Opened, Platform } from '../../platform/platform.ts'
import type { Seats } from '../fairness/index.ts'
import type { GameKind } from '../launch/index.ts'
import { hasOpenRounds, openTitles, showOpened, type Models } from '../round/index.ts'
import { offerIn } from '../slot/index.ts'
import type { WagerGate } from '../wager/index.ts'
import { arcadeJobs } from './arcade.jobs.ts'
import { arcadeRoutes, type ArcadeRouteOptions } from './arcade.routes.ts'

export type ArcadeNeeds = {
  readonly platform: Pick<Platform, 'db' | 'clock' | 'ids' | 'failures'>
  readonly titles: readonly ArcadeTitle[]
  readonly figures: Opened<{ readonly measuredOf: ArcadeRouteOptions['measuredOf'] }>
  readonly round: Opened<{ readonly models: Models }>
  readonly ledger: Opened<Ledger>
  readonly wallet: Opened<{ readonly balances: Balances }>
  readonly fairness: Opened<Seats>
  readonly wager: Opened<{ readonly gate: WagerGate }>
}

/** Arcade games. */
export function openArcadeFeature(needs: ArcadeNeeds) {
  const { platform, titles } = needs
  const { db, clock, ids, failures } = platform
  const { measuredOf } = needs.figures.api
  const { models } = needs.round.api
  const ledger = needs.ledger.api
  const { balances } = needs.wallet.api
  const seats = needs.fairness.api
  const { gate } = needs.wager.api
  const arcades = openTitles(models, titles)
  const openArcade = (game: string) => arcades.open(game)
  const kind: GameKind = {
    has: (game) => arcades.titleOf(game) !== undefined,
    offerIn,
    shownOf: async (game) => showOpened('arcade', await arcades.open(game)),
    isDrawnByServer: false,
    takesBonus: true,
    hasUnfinished: hasOpenRounds,
  }
  return {
    api: { arcades, kind },
    handlers: { arcade: arcadeRoutes({ db, clock, ids, ledger, balances, seats, gate, measuredOf, openArcade }) },
    jobs: arcadeJobs({ db, clock, ids, failures, ledger, seats, openArcade }),
  }
}
