import { rational, toNumber } from '@ronda/core'
import type { Facts } from '../board/facts.ts'
import { bestRound, type Best } from '../cap/facts.ts'
import type { Proof } from '../mechanic.ts'
import { classOf, REACHABLE } from '../parSheet.ts'
import { meanBackward } from './backward.ts'
import { followForward, type Forward } from './forward.ts'
import { timesAt, type TumbleModel } from './model.ts'
import { squareMean } from './square.ts'

export const tumbleProof: Proof<TumbleModel> = {
  byReason(model) {
    const { coins, all } = meanBackward(model)
    return rational(coins, all * BigInt(model.cost))
  },
  byCounting: (model) => factsOf(model).exactReturn,
  facts: factsOf,
}

function factsOf(model: TumbleModel): Facts {
  const forward = followForward(model)
  const { paid, all, once, twice } = forward
  let coins = 0n
  paid.forEach((row, symbol) =>
    row.forEach((cases, column) => (coins += cases * BigInt(model.pays[symbol]?.[column] ?? 0))),
  )
  const exactReturn = rational(coins, all * BigInt(model.cost))
  const mean = toNumber(exactReturn) * model.cost
  const volatility = Math.sqrt(squareMean(model) - mean * mean) / model.cost
  return {
    exactReturn,
    baseReturn: exactReturn,
    hitRate: rational(once, all),
    triggerRate: rational(twice, all),
    volatility,
    volatilityClass: classOf(volatility),
    ...reachedIn(model, forward),
    ...bestRound(model.cost, bestPossible(model, forward)),
  }
}

/**
 * The largest win that comes as often as `REACHABLE` through one large pay after a number of falls, with the smallest
 * pays before it. Other rounds win as much, so it comes at least as often as its rate says: to add up every course of
 * a round would take minutes.
 */
function reachedIn(model: TumbleModel, { byFall, all }: Forward): Pick<Facts, 'largestSpinWin' | 'largestSpinRate'> {
  const smallest = Math.min(...model.pays.flat().filter((coins) => coins > 0))
  let [most, rate, before] = [0, rational(0n), 0]
  byFall.forEach((byCoins, falls) => {
    let cases = 0n
    for (const [coins, more] of [...byCoins].toSorted(([one], [other]) => other - one)) {
      cases += more
      if (cases * REACHABLE.denominator < all * REACHABLE.numerator) continue
      const won = before + coins * timesAt(model, falls)
      // One round in so many, rounded up: the whole fraction has more than a hundred digits.
      if (won > most) [most, rate] = [won, rational(1n, (all + cases - 1n) / cases)]
      break
    }
    before += smallest * timesAt(model, falls)
  })
  return { largestSpinWin: rational(BigInt(most), BigInt(model.cost)), largestSpinRate: rate }
}

/** No round wins more than the best grid of every fall together; and it needs each of them, so it is rarer than any. */
function bestPossible(model: TumbleModel, { byFall, all }: Forward): Best {
  let [most, fewest] = [0, all]
  byFall.forEach((byCoins, falls) => {
    const best = Math.max(0, ...byCoins.keys())
    const cases = byCoins.get(best) ?? 0n
    most += timesAt(model, falls) * best
    if (cases < fewest) fewest = cases
  })
  return { most, rate: rational(fewest, all) }
}
