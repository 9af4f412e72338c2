import { present } from '@ronda/core'
import { WHOLE, type ArcadeRules } from '../arcade.ts'
import { tableGame, type TableBet, type TableOutcome, type TableRules } from '../tableRules.ts'
import { POCKETS, spots, timesOf } from './spots.ts'

export type RouletteResult = { readonly pocket: number }
export type RouletteView = TableOutcome<RouletteResult>

/** What one chip on a spot pays when the ball is in a pocket, in ten-thousandths of the chip. */
export function spotReturns(id: string, pocket: number): number {
  const spot = present(spots.get(id), `a spot ${id}`)
  return spot.numbers.includes(pocket) ? timesOf(spot) * WHOLE : 0
}

/** The table itself, for single-player and for shared rounds. */
export const rouletteTable: TableRules<RouletteResult> = {
  id: 'roulette',
  model: {
    id: 'roulette',
    pockets: POCKETS,
    spots: [...spots.values()].map((spot) => ({ ...spot, times: timesOf(spot) })),
  },
  places: new Set(spots.keys()),
  draw: (rng) => ({ pocket: rng(POCKETS) }),
  returned: (place, { pocket }) => spotReturns(place, pocket),
}

export const roulette: ArcadeRules<TableBet, never, RouletteView> = tableGame(rouletteTable)
