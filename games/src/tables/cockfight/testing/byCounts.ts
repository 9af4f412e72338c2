import { plus, rational, type Rational } from '@ronda/core'
import { pointsOf, weightsOf } from '../fight.ts'
import type { Build } from '../rooster.ts'

const factorials: bigint[] = [1n]
for (let n = 1n; n <= 40n; n += 1n) factorials.push((factorials.at(-1) ?? 1n) * n)
const factorial = (n: number): bigint => factorials[n] ?? 0n

/**
 * The chance that the first fells the other, by counting and without following the fight: all numbers of strikes of
 * each kind, in any order, that leave both standing, and then one that fells. The order has no effect, because points
 * only go down.
 */
export function fellsByCounts(meron: Build, wala: Build): Rational {
  const { m, M, w, W } = weightsOf(meron, wala)
  const sum = BigInt(m + M + w + W)
  let chance = rational(0n)
  for (const mine of kinds(pointsOf(wala))) {
    const fells = BigInt((mine.taken === pointsOf(wala) - 1 ? m : 0) + (mine.taken >= pointsOf(wala) - 2 ? M : 0))
    if (fells === 0n) continue
    // All cases that differ only in the other's strikes are brought to one denominator: that of the longest.
    const longest = mine.single + mine.double + pointsOf(meron) - 1
    let ways = 0n
    for (const other of kinds(pointsOf(meron))) {
      const strikes = mine.single + mine.double + other.single + other.double
      const orders =
        factorial(strikes) /
        (factorial(mine.single) * factorial(mine.double) * factorial(other.single) * factorial(other.double))
      ways +=
        orders *
        BigInt(w) ** BigInt(other.single) *
        BigInt(W) ** BigInt(other.double) *
        sum ** BigInt(longest - strikes)
    }
    const mineWeight = BigInt(m) ** BigInt(mine.single) * BigInt(M) ** BigInt(mine.double)
    chance = plus(chance, rational(ways * mineWeight * fells, sum ** BigInt(longest + 1)))
  }
  return chance
}

/** Every number of single and double strikes that does not take all the points. */
function kinds(
  points: number,
): readonly { readonly single: number; readonly double: number; readonly taken: number }[] {
  return Array.from({ length: points }, (_, single) =>
    Array.from({ length: points }, (__, double) => ({ single, double, taken: single + 2 * double })),
  )
    .flat()
    .filter(({ taken }) => taken < points)
}
