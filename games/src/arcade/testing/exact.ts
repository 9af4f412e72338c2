import { plus, rational, times, type Rational } from '@ronda/core'

/** C(n, k). */
export function choose(n: number, k: number): bigint {
  let ways = 1n
  for (let i = 0; i < k; i += 1) ways = (ways * BigInt(n - i)) / BigInt(i + 1)
  return ways
}

/** What is returned on average: chances and what each pays in ten-thousandths of the stake. */
export function meanOf(outcomes: readonly (readonly [chance: Rational, paid: number])[]): Rational {
  return outcomes.reduce(
    (sum, [chance, paid]) => plus(sum, times(chance, rational(BigInt(paid), 10_000n))),
    rational(0n),
  )
}

export function isBelow(left: Rational, right: Rational): boolean {
  return left.numerator * right.denominator < right.numerator * left.denominator
}

/** The least and the greatest. */
export function rangeOf(values: readonly Rational[]): readonly [Rational, Rational] {
  const sorted = values.toSorted((left, right) => (isBelow(left, right) ? -1 : isBelow(right, left) ? 1 : 0))
  return [sorted[0] ?? rational(0n), sorted.at(-1) ?? rational(0n)]
}
