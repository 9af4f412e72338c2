import { rational, toNumber, type Rational } from '@ronda/core'
import type { Facts } from '../board/facts.ts'
import { bestRound } from '../cap/facts.ts'
import type { Proof } from '../mechanic.ts'
import { classOf } from '../parSheet.ts'
import { fallFrom } from './avalanche.ts'
import { runCycle } from './compiled.ts'
import type { AvalancheModel } from './model.ts'

/**
 * The stops alone determine an avalanche, so both proofs enumerate all of them: one with the fast code, one with the
 * code that is played.
 */
export const avalancheProof: Proof<AvalancheModel> = {
  byReason: returnByPlaying,
  byCounting: (model) => factsOf(model).exactReturn,
  facts: factsOf,
}

/** Every stop through the code that is played. */
function returnByPlaying(model: AvalancheModel): Rational {
  const stops = model.strips.map(() => 0)
  let [coins, all] = [0n, 0n]
  const stopAt = (reel: number): void => {
    const strip = model.strips[reel]
    if (!strip) {
      coins += BigInt(fallFrom(model, stops).coins)
      all += 1n
      return
    }
    for (let stop = 0; stop < strip.length; stop++) {
      stops[reel] = stop
      stopAt(reel + 1)
    }
  }
  stopAt(0)
  return rational(coins, all * BigInt(model.cost))
}

function factsOf(model: AvalancheModel): Facts {
  const { stops, byCoins, firstCoins, deep } = runCycle(model)
  let [coins, squares, largest] = [0n, 0n, 0]
  for (const [won, many] of byCoins) {
    coins += BigInt(won) * BigInt(many)
    squares += BigInt(won) ** 2n * BigInt(many)
    largest = Math.max(largest, won)
  }
  const [all, cost] = [BigInt(stops), BigInt(model.cost)]
  const volatility = Math.sqrt(toNumber(rational(squares * all - coins * coins, (all * cost) ** 2n)))
  const largestSpinRate = rational(BigInt(byCoins.get(largest) ?? 0), all)
  return {
    exactReturn: rational(coins, all * cost),
    baseReturn: rational(BigInt(firstCoins), all * cost),
    hitRate: rational(BigInt(stops - (byCoins.get(0) ?? 0)), all),
    triggerRate: rational(BigInt(deep), all),
    volatility,
    volatilityClass: classOf(volatility),
    largestSpinWin: rational(BigInt(largest), cost),
    largestSpinRate,
    ...bestRound(model.cost, { most: largest, rate: largestSpinRate }),
  }
}
