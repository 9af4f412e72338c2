import { rational, times, type Rational } from '@ronda/core'
import { ONE } from '../grade.ts'
import type { Slip } from './slip.ts'

/**
 * The sum over all lines of the product of their factors.
 *
 * The products of all sets of one size are a coefficient of Π (d + n·x) over the selections n/d that are not bankers,
 * divided by Π d. So a Goliath takes eight steps instead of 247 lines, and nothing is rounded.
 */
export function sumOfLines({ selections, sizes }: Slip, factors: readonly Rational[]): Rational {
  let coefficients: readonly bigint[] = [1n]
  let below = 1n
  let bankers = ONE
  selections.forEach(({ isBanker }, at) => {
    const factor = factors[at] ?? ONE
    if (isBanker) {
      bankers = times(bankers, factor)
      return
    }
    below *= factor.denominator
    coefficients = multiply(coefficients, factor)
  })
  const sum = sizes.reduce((total, size) => total + (coefficients[size] ?? 0n), 0n)
  return rational(sum * bankers.numerator, below * bankers.denominator)
}

function multiply(coefficients: readonly bigint[], { numerator, denominator }: Rational): readonly bigint[] {
  return Array.from({ length: coefficients.length + 1 }, (_, size) => {
    const without = (coefficients[size] ?? 0n) * denominator
    return size === 0 ? without : without + (coefficients[size - 1] ?? 0n) * numerator
  })
}
