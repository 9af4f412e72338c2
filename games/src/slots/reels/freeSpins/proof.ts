import { over, present, rational, type Rational } from '@ronda/core'
import type { Bet, Proof } from '../../mechanic.ts'
import { reasonCycle } from '../reason.ts'
import type { CycleOf } from '../shape.ts'
import { walkCycle } from '../walk.ts'
import { factsOf } from './facts.ts'
import { multiplierOf, type FreeSpinsModel } from './model.ts'
import { shapeOf } from './shape.ts'
import { chainMean, combineReturn, type CycleTotals, type SlotReturn } from './slotReturn.ts'

/**
 * How the return of such a game is computed: each of its two sets of strips by formula or by counting, then both
 * combined.
 */
export const freeSpinsProof: Proof<FreeSpinsModel> = {
  byReason: (model, bet) => returnOf(model, bet, reasonCycle),
  byCounting: (model, bet) => returnOf(model, bet, walkCycle),
  facts: factsOf,
}

function returnOf(model: FreeSpinsModel, bet: Bet, cycleOf: CycleOf): Rational {
  return bet === 'buy' ? returnOfBuy(model, cycleOf) : returnOfSpin(model, cycleOf).total
}

export function returnOfSpin(model: FreeSpinsModel, cycleOf: CycleOf): SlotReturn {
  return combineReturn(model.cost, totalsOf(model, false, cycleOf), totalsOf(model, true, cycleOf))
}

/** The free spins that are bought, and all that follow from them. */
function returnOfBuy(model: FreeSpinsModel, cycleOf: CycleOf): Rational {
  const free = totalsOf(model, true, cycleOf)
  const [spins, price] = [present(model.buySpins, 'free spins'), present(model.buy, 'their price')]
  const chain = chainMean(rational(free.coins, free.stops), rational(free.freeSpins, free.stops))
  return over(chain, rational(BigInt(price), BigInt(spins)))
}

function totalsOf(model: FreeSpinsModel, free: boolean, cycleOf: CycleOf): CycleTotals {
  const { stops, coins, marks } = cycleOf(shapeOf(model, free))
  const sumBy = (worth: readonly number[]): bigint =>
    Array.from(marks).reduce((sum, [scatters, ways]) => sum + ways * BigInt(worth[scatters] ?? 0), 0n)
  return {
    stops,
    coins: BigInt(multiplierOf(model, free)) * (coins + sumBy(model.scatterPays)),
    triggers: sumBy(model.freeSpins.map((awarded) => (awarded > 0 ? 1 : 0))),
    freeSpins: sumBy(model.freeSpins),
  }
}
