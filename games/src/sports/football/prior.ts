import { assert, present } from '@ronda/core'
import type { Side } from './facts.ts'

/** A number for each side: what it is expected to score, or a part of that. */
export type Rates = Readonly<Record<Side, number>>

/** The chances of all final scores up to `most` each; `home × (most + 1) + away` is the place of a score. */
export type Prior = { readonly most: number; readonly chances: readonly number[] }

export const GOALS_MOST = 10
export const CORNERS_MOST = 15

/**
 * Two Poisson counts with the correction of Dixon and Coles for low scores, cut at `most` and divided by their sum. A
 * sum replaces the exponential function, so that every machine has the same digits.
 */
export function makePrior(expected: Rates, rho: number, most: number): Prior {
  const [home, away] = [poissonWeights(expected.home, most), poissonWeights(expected.away, most)]
  const weights = home.flatMap((ofHome, h) =>
    away.map((ofAway, a) => ofHome * ofAway * correction(expected, rho, h, a)),
  )
  assert(
    weights.every((weight) => weight >= 0),
    'the low-score correction leaves no chance below 0',
  )
  const sum = weights.reduce((total, weight) => total + weight, 0)
  return { most, chances: weights.map((weight) => weight / sum) }
}

function poissonWeights(expected: number, most: number): readonly number[] {
  assert(expected > 0, 'every side is expected to score')
  const weights = [1]
  for (let count = 1; count <= most; count++) weights.push((present(weights.at(-1), 'a weight') * expected) / count)
  return weights
}

function correction({ home, away }: Rates, rho: number, h: number, a: number): number {
  if (h > 1 || a > 1) return 1
  if (h === 0 && a === 0) return 1 - home * away * rho
  if (h === 0) return 1 + home * rho
  return a === 0 ? 1 + away * rho : 1 - rho
}

/** The powers of a number, from the one to the power of 0. */
export function powersOf(base: number, most: number): readonly number[] {
  const powers: number[] = []
  for (let count = 0, value = 1; count <= most; count++, value *= base) powers.push(value)
  return powers
}
