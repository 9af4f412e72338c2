import { over, plus, rational, times, type Rational } from '@ronda/core'
import { countsInView, cycleOf, meanByCounts } from '../board/counts.ts'
import { meanPrize } from '../prizes.ts'
import { cellsIn, COIN, type HoldModel } from './model.ts'

/** The exact return from counts on the strips, and computed backwards from the end of the feature. */
export function returnByReason(model: HoldModel): Rational {
  return over(plus(meanByCounts(model), featureMean(model)), rational(BigInt(model.cost)))
}

/** Mean coins that the feature adds to a spin, averaged over all spins. */
export function featureMean(model: HoldModel): Rational {
  const worth = worthOfHolding(model)
  const sum = countsInView(model, COIN).reduce(
    (sum, stops, coins) => plus(sum, times(rational(stops), worth[coins] ?? rational(0n))),
    rational(0n),
  )
  return over(sum, rational(cycleOf(model)))
}

/**
 * Mean coins of the feature by the number of coins that open it; zero below that. The remaining gain depends only on
 * how many coins are held and how many tries are left, so it is computed from a full grid backwards:
 *
 * gain(held, left) = Σ over new coins of chance × (new × mean prize + gain(held + new, new > 0 ? tries : left − 1))
 */
function worthOfHolding(model: HoldModel): readonly Rational[] {
  const { from, tries, catches, of, full } = model.hold
  const cells = cellsIn(model)
  const prize = meanPrize(model.hold.prizes)
  const gains = new Map<number, Rational>()
  const gain = (held: number, left: number): Rational => {
    if (held === cells) return rational(BigInt(full))
    if (left === 0) return rational(0n)
    return gains.get(held * (tries + 1) + left) ?? rational(0n)
  }
  for (let held = cells - 1; held >= from; held--) {
    for (let left = 1; left <= tries; left++) {
      const empty = cells - held
      let sum = rational(0n)
      for (let caught = 0; caught <= empty; caught++) {
        const ways =
          choose(empty, caught) * BigInt(catches) ** BigInt(caught) * BigInt(of - catches) ** BigInt(empty - caught)
        const then = gain(held + caught, caught > 0 ? tries : left - 1)
        sum = plus(sum, times(rational(ways), plus(times(rational(BigInt(caught)), prize), then)))
      }
      gains.set(held * (tries + 1) + left, over(sum, rational(BigInt(of) ** BigInt(empty))))
    }
  }
  return Array.from({ length: cells + 1 }, (_, held) =>
    held < from ? rational(0n) : plus(times(rational(BigInt(held)), prize), gain(held, tries)),
  )
}

function choose(from: number, many: number): bigint {
  let ways = 1n
  for (let i = 0; i < many; i++) ways = (ways * BigInt(from - i)) / BigInt(i + 1)
  return ways
}
