import { unreachable } from '@ronda/core'
import type { Count, Side } from '../football/facts.ts'
import { BILLION, toBillionths } from '../model/billionths.ts'
import { priceMarket } from '../model/margin.ts'
import type { Price } from '../price.ts'
import type { Ending } from './endings.ts'

/** Lines are half games: 45 is 22.5. Only odd ones are offered, so that nothing is a push. */
export type TennisMarket =
  | { readonly kind: 'winner' }
  | { readonly kind: 'sets' }
  | { readonly kind: 'totalGames'; readonly halves: number }
  | { readonly kind: 'gamesHandicap'; readonly halves: number }

export type TennisChoice = Side | 'over' | 'under' | '2-0' | '2-1' | '1-2' | '0-2'

export function tennisChoices({ kind }: TennisMarket): readonly TennisChoice[] {
  if (kind === 'sets') return ['2-0', '2-1', '1-2', '0-2']
  return kind === 'totalGames' ? ['over', 'under'] : ['home', 'away']
}

/** Whether a choice wins in a match that has ended. */
export function isTennisWon(market: TennisMarket, choice: TennisChoice, sets: Count, games: Count): boolean {
  switch (market.kind) {
    case 'winner':
      return (choice === 'home') === sets.home > sets.away
    case 'sets':
      return choice === `${sets.home}-${sets.away}`
    case 'totalGames':
      return (choice === 'over') === 2 * (games.home + games.away) > market.halves
    case 'gamesHandicap':
      return (choice === 'home') === 2 * (games.home - games.away) + market.halves > 0
    default:
      return unreachable(market)
  }
}

/** Overround of all markets of tennis, in millionths. */
export const TENNIS_OVERROUND = 1_050_000

export type TennisQuote = {
  readonly choice: TennisChoice
  readonly chance: number
  readonly price: Price | null
}

/** A market with its fair chances in billionths and its prices; nothing where it is not offered. */
export function quoteTennis(endings: readonly Ending[], market: TennisMarket): readonly TennisQuote[] | undefined {
  const parts = toBillionths(endings.map(({ chance }) => chance))
  const chances = tennisChoices(market).map((choice) =>
    endings.reduce((sum, { sets, games }, at) => {
      return isTennisWon(market, choice, sets, games) ? sum + (parts[at] ?? 0) : sum
    }, 0),
  )
  const prices = chances.includes(BILLION) ? undefined : priceMarket(chances, TENNIS_OVERROUND)
  return (
    prices &&
    tennisChoices(market).map((choice, at) => ({ choice, chance: chances[at] ?? 0, price: prices[at] ?? null }))
  )
}
