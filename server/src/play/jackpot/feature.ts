import type { Currency } from '@ronda/core'
import type { SlotTitle } from '@ronda/games'
import type { Catalogue } from '../../catalog/games/index.ts'
import type { Ledger } from '../../money/ledger/index.ts'
import type { Opened, Platform } from '../../platform/platform.ts'
import { openEligibility } from './eligibility.actions.ts'
import { openJackpots, type JackpotOptions } from './jackpot.actions.ts'
import { jackpotRoutes } from './jackpot.routes.ts'
import { awardCoWrite } from './jackpot.sql.ts'
import { openTicker } from './ticker.socket.ts'

export type JackpotNeeds = Pick<JackpotOptions, 'unitOf'> & {
  readonly platform: Pick<Platform, 'db' | 'clock' | 'key' | 'hub'>
  readonly currency: Currency
  readonly slots: readonly SlotTitle[]
  readonly ledger: Opened<Ledger>
  readonly games: Opened<{ readonly catalogue: Catalogue }>
}

/** The jackpot pools, and which rounds play for them. */
export function openJackpotFeature(needs: JackpotNeeds) {
  const { platform, currency, slots, unitOf } = needs
  const { db, clock, key, hub } = platform
  const ledger = needs.ledger.api
  const { catalogue } = needs.games.api
  const byCode = new Map(slots.map((title) => [title.gameCode, title]))
  const slotOf = (game: string): SlotTitle | undefined => byCode.get(game)
  const jackpots = openJackpots({ db, clock, key, ledger, unitOf })
  const ticker = openTicker(ledger, hub)
  return {
    api: { jackpots, eligibility: openEligibility({ jackpots, currency, slotOf }) },
    handlers: {
      jackpot: jackpotRoutes({
        db,
        key,
        jackpots,
        ticker,
        currency,
        nameOf: (game, language) => slotOf(game)?.names[language] ?? game,
        linkedGames: () => catalogue.shown().filter(({ gameClassify }) => gameClassify === 'JP').length,
      }),
    },
    coWrites: [awardCoWrite],
    close: () => ticker.close(),
  }
}
