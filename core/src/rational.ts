import { assert } from './assert.ts'

/** An exact fraction in lowest terms with a positive denominator. Returns of games are stated with it. */
export type Rational = { readonly numerator: bigint; readonly denominator: bigint }

function greatestCommonDivisor(left: bigint, right: bigint): bigint {
  let [a, b] = [left < 0n ? -left : left, right < 0n ? -right : right]
  while (b > 0n) [a, b] = [b, a % b]
  return a
}

export function rational(numerator: bigint, denominator: bigint = 1n): Rational {
  assert(denominator !== 0n, 'a fraction has no zero denominator')
  const divisor = greatestCommonDivisor(numerator, denominator)
  const sign = denominator < 0n ? -1n : 1n
  if (divisor === 0n) return { numerator: 0n, denominator: 1n }
  return { numerator: (sign * numerator) / divisor, denominator: (sign * denominator) / divisor }
}

export function plus(left: Rational, right: Rational): Rational {
  return rational(
    left.numerator * right.denominator + right.numerator * left.denominator,
    left.denominator * right.denominator,
  )
}

export function minus(left: Rational, right: Rational): Rational {
  return plus(left, { numerator: -right.numerator, denominator: right.denominator })
}

export function times(left: Rational, right: Rational): Rational {
  return rational(left.numerator * right.numerator, left.denominator * right.denominator)
}

export function over(left: Rational, right: Rational): Rational {
  return rational(left.numerator * right.denominator, left.denominator * right.numerator)
}

/** The nearest float, for drawing and for approximate figures; never for money. */
export function toNumber(value: Rational): number {
  const scaled = (value.numerator * 10n ** 18n) / value.denominator
  return Number(scaled) / 1e18
}

/** The fraction as a percentage with `places` decimals, cut and not rounded, so that it is never overstated. */
export function makePercent(value: Rational, places: number): string {
  const scaled = (value.numerator * 10n ** BigInt(places + 2)) / value.denominator
  const digits = (scaled < 0n ? -scaled : scaled).toString().padStart(places + 1, '0')
  const whole = digits.slice(0, digits.length - places)
  const fraction = places > 0 ? `.${digits.slice(digits.length - places)}` : ''
  return `${scaled < 0n ? '-' : ''}${whole}${fraction}`
}
