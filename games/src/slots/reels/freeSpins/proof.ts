import { over, present, rational, times, type Rational } from '@ronda/core'
import type { Bet, Proof } from '../../mechanic.ts'
import { reasonCycle } from '../reason.ts'
import type { CycleOf } from '../shape.ts'
import { walkCycle } from '../walk.ts'
import { factsOf } from './facts.ts'
import { meanSpinsBackward, meanSpinsForward, type MeanSpins } from './meanSpins.ts'
import { limitOf, multiplierOf, type FreeSpinsModel } from './model.ts'
import { shapeOf } from './shape.ts'
import { awardsOf, combineReturn, type CycleTotals, type SlotReturn } from './slotReturn.ts'

/**
 * How the return of such a game is computed: each of its two sets of strips by formula or by counting, the number of
 * free spins backwards or forwards, then all combined.
 */
export const freeSpinsProof: Proof<FreeSpinsModel> = {
  byReason: (model, bet) => returnOf(model, bet, { cycleOf: reasonCycle, meanSpins: meanSpinsBackward }),
  byCounting: (model, bet) => returnOf(model, bet, { cycleOf: walkCycle, meanSpins: meanSpinsForward }),
  facts: factsOf,
}

type Method = { readonly cycleOf: CycleOf; readonly meanSpins: MeanSpins }

function returnOf(model: FreeSpinsModel, bet: Bet, method: Method): Rational {
  return bet === 'buy' ? returnOfBuy(model, method) : returnOfSpin(model, method).total
}

/** The return of a paid spin by formula. */
export function reasonedReturn(model: FreeSpinsModel): Rational {
  return returnOf(model, 'spin', { cycleOf: reasonCycle, meanSpins: meanSpinsBackward })
}

function returnOfSpin(model: FreeSpinsModel, { cycleOf, meanSpins }: Method): SlotReturn {
  const [paid, free] = [totalsOf(model, false, cycleOf), totalsOf(model, true, cycleOf)]
  return combineReturn(model.cost, paid, free, meanSpins(paid.awards, free.awards, limitOf(model)))
}

/** The free spins that are bought, and all that follow from them. */
function returnOfBuy(model: FreeSpinsModel, { cycleOf, meanSpins }: Method): Rational {
  const free = totalsOf(model, true, cycleOf)
  const [spins, price] = [present(model.buySpins, 'free spins'), present(model.buy, 'their price')]
  const mean = meanSpins(new Map([[spins, 1n]]), free.awards, limitOf(model))
  return over(times(mean, rational(free.coins, free.stops)), rational(BigInt(price)))
}

function totalsOf(model: FreeSpinsModel, free: boolean, cycleOf: CycleOf): CycleTotals {
  const { stops, coins, marks } = cycleOf(shapeOf(model, free))
  const scatterCoins = Array.from(marks).reduce(
    (sum, [scatters, ways]) => sum + ways * BigInt(model.scatterPays[scatters] ?? 0),
    0n,
  )
  return {
    stops,
    coins: BigInt(multiplierOf(model, free)) * (coins + scatterCoins),
    awards: awardsOf(model.freeSpins, marks),
  }
}
