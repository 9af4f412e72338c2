import { rational, toNumber } from '@ronda/core'
import type { Facts } from '../board/facts.ts'
import type { Proof } from '../mechanic.ts'
import { classOf, REACHABLE } from '../parSheet.ts'
import { meanBackward } from './backward.ts'
import { followForward, type Forward } from './forward.ts'
import { cellsIn, timesAt, type TumbleModel } from './model.ts'
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
  const cost = BigInt(model.cost)
  const exactReturn = rational(coins, all * cost)
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
    largestRoundWin: rational(BigInt(largest(model)), cost),
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

/** The grid that pays most, in every fall: as many symbols as fit, each at the smallest size of its best pay. */
function largest(model: TumbleModel): number {
  const prizes = model.pays.flatMap((pays, symbol) =>
    pays.map((coins, column) => ({ symbol, coins, size: model.sizes[column] ?? 0 })),
  )
  const best = (symbol: number, left: number): number => {
    if (symbol === model.pays.length) return 0
    const without = best(symbol + 1, left)
    const here = prizes.filter((prize) => prize.symbol === symbol && prize.size <= left)
    return Math.max(without, ...here.map(({ coins, size }) => coins + best(symbol + 1, left - size)))
  }
  let times = 0
  for (let falls = 0; falls <= model.deepest; falls++) times += timesAt(model, falls)
  return times * best(0, cellsIn(model))
}
