import { over, plus, rational, times, type Rational } from '@ronda/core'
import { multiply } from '../board/counts.ts'
import { SCATTER, WILD } from '../symbols.ts'
import { sumOf } from '../weights.ts'
import { spinsFor, weightsOf, type TowersModel } from './model.ts'

/** The exact return by a formula: reels are independent, so the mean of a product of counts is a product of means. */
export function returnByReason(model: TowersModel): Rational {
  const free = times(rational(BigInt(model.free.times)), spinMean(model, true))
  const mean = plus(spinMean(model, false), times(meanSpins(model), free))
  return over(mean, rational(BigInt(model.cost)))
}

/**
 * Mean coins of a spin before its multiplier: for each symbol and length, the ways of the run, and the chance that it
 * ends there.
 */
export function spinMean(model: TowersModel, free: boolean): Rational {
  const reels = weightsOf(model, free)
  let coins = rational(0n)
  model.pays.forEach((byRun, symbol) => {
    if (!byRun.some(Boolean)) return
    let ways = rational(1n)
    byRun.forEach((pay, run) => {
      if (run > 0) ways = times(ways, meanCount(model, reels[run - 1] ?? [], symbol))
      const ends = run < reels.length ? chanceOfNone(model, reels[run] ?? [], symbol) : rational(1n)
      if (pay > 0) coins = plus(coins, times(rational(BigInt(pay)), times(ways, ends)))
    })
  })
  return coins
}

/** How many cells of a reel match on average: its mean height times the chance of a cell. */
function meanCount({ lowest, heights }: TowersModel, weights: readonly number[], symbol: number): Rational {
  const cells = heights.reduce((sum, weight, i) => sum + weight * (lowest + i), 0)
  return rational(BigInt(cells * matching(weights, symbol)), BigInt(sumOf(heights) * sumOf(weights)))
}

function chanceOfNone({ lowest, heights }: TowersModel, weights: readonly number[], symbol: number): Rational {
  const [all, others] = [BigInt(sumOf(weights)), BigInt(sumOf(weights) - matching(weights, symbol))]
  const top = lowest + heights.length - 1
  const sum = heights.reduce(
    (sum, weight, i) => sum + BigInt(weight) * others ** BigInt(lowest + i) * all ** BigInt(top - lowest - i),
    0n,
  )
  return rational(sum, BigInt(sumOf(heights)) * all ** BigInt(top))
}

function matching(weights: readonly number[], symbol: number): number {
  return (weights[symbol] ?? 0) + (weights[WILD] ?? 0)
}

/** Mean number of free spins, from a polynomial a reel in which the exponent counts scatters. */
function meanSpins(model: TowersModel): Rational {
  const all = scattersByReason(model)
  const ways = all.reduce((sum, count) => sum + count, 0n)
  return rational(
    all.reduce((sum, count, scatters) => sum + count * BigInt(spinsFor(model, scatters)), 0n),
    ways,
  )
}

function scattersByReason({ lowest, heights, weights }: TowersModel): readonly bigint[] {
  const top = lowest + heights.length - 1
  return weights.reduce<readonly bigint[]>(
    (counts, reel) => {
      const [here, all] = [reel[SCATTER] ?? 0, sumOf(reel)]
      const cell = [BigInt(all - here), BigInt(here)]
      const sum = Array.from({ length: top + 1 }, () => 0n)
      heights.forEach((weight, i) => {
        const height = lowest + i
        let power: readonly bigint[] = [BigInt(weight) * BigInt(all) ** BigInt(top - height)]
        for (let row = 0; row < height; row++) power = multiply(power, cell)
        power.forEach((ways, scatters) => (sum[scatters] = (sum[scatters] ?? 0n) + ways))
      })
      return multiply(counts, sum)
    },
    [1n],
  )
}
