// Sums and products of positive floats, each rounded up: the result is never below the exact one, so a bound stays a
// bound. A float operation is off by less than one part in 2^53, and below the smallest floats by less than `TINY`.

const MORE = 1 + 2 ** -52
const TINY = 2 ** -1_000

export const plusUp = (one: number, other: number): number => (one + other) * MORE

export const timesUp = (one: number, other: number): number => one * other * MORE + TINY

export const overUp = (one: number, other: number): number => (one / other) * MORE + TINY

/** The sum of positive terms. */
export const sumUp = (terms: readonly number[]): number => terms.reduce(plusUp, 0)

/** A fraction, with 64 digits of two more than its size needs. */
export function fractionUp(numerator: bigint, denominator: bigint): number {
  const digits = Math.max(0, denominator.toString(2).length - numerator.toString(2).length) + 64
  const shifted = (numerator << BigInt(digits)) / denominator + 1n
  return Number(shifted) * MORE * 2 ** -digits + TINY
}

/** More than the error of an exponent, which is a product and a quotient of floats below 2^16. */
const EXPONENT_ERROR = 2 ** -30

/** At least 2 to the power of this: between two whole exponents the power lies below the straight line. */
export function powerUp(exponent: number): number {
  const whole = Math.floor(exponent)
  return 2 ** whole * (1 + exponent - whole) * (1 + EXPONENT_ERROR) + TINY
}

/**
 * At least 1 ÷ (e · ln 2): no y is more than m ÷ (k · e · ln 2) · 2^(k · y ÷ m). So a bound of how often an amount is
 * reached, by powers of two, is also a bound of what is won above it.
 */
export const PER_E_LN_2_UP = 0.530_8

/** The power of a number from one on to a whole exponent. */
export function repeatedUp(base: number, exponent: number): number {
  let power = 1
  for (let i = 0; i < exponent; i++) power = timesUp(power, base)
  return power
}
