import { over, plus, rational, times, type Rational } from '@ronda/core'
import { meanByCounts } from '../board/counts.ts'
import { everyOutcome } from '../board/enumerate.ts'
import { boardFacts, type Facts } from '../board/facts.ts'
import type { Proof } from '../mechanic.ts'
import { worthsOf } from '../prizes.moments.ts'
import { dearestOf, meanPrize } from '../prizes.ts'
import { COIN, type CollectModel } from './model.ts'

export const collectProof: Proof<CollectModel> = {
  byReason: (model) => over(plus(meanByCounts(model), collectedMean(model)), rational(BigInt(model.cost))),
  byCounting: (model) => factsByCounting(model).exactReturn,
  facts: factsByCounting,
}

/** Coins and collectors lie on different reels, so the mean of their product is the product of their means. */
export function collectedMean(model: CollectModel): Rational {
  const seen = (symbol: number): Rational =>
    model.strips.reduce((sum, strip) => {
      const cells = strip.filter((cell) => cell === symbol).length
      return plus(sum, rational(BigInt(cells * model.rows), BigInt(strip.length)))
    }, rational(0n))
  return times(times(seen(COIN), seen(model.collector)), meanPrize(model.prizes))
}

/** The exact facts by enumerating every stop of every reel, with every possible value of the coins in view. */
function factsByCounting(model: CollectModel): Facts {
  const coinsMax = model.strips.length * model.rows
  const worths = worthsOf(model.prizes, coinsMax)
  const dearest = dearestOf(model.prizes)
  return boardFacts(
    everyOutcome(model, [COIN, model.collector]),
    ([coins = 0, collectors = 0]) => {
      const worth = worths[coins]
      if (coins * collectors === 0 || !worth) return undefined
      const by = rational(BigInt(collectors))
      return {
        mean: times(by, worth.mean),
        meanSquare: times(times(by, by), worth.meanSquare),
        largest: {
          most: collectors * coins * dearest,
          rate: rational(worth.cases.get(coins * dearest) ?? 0n, worth.all),
        },
        spread: {
          cases: new Map(Array.from(worth.cases, ([won, cases]) => [collectors * won, cases])),
          all: worth.all,
        },
      }
    },
    model.cost,
  )
}
