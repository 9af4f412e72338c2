import { smallestOf, type Currency } from '../money.ts'
import { rational, type Rational } from '../rational.ts'
import { MILLION } from './terms.ts'

/**
 * Bases and salaries are counted in millionths of an atom: rates and shares of the platform are millionths, so these
 * are whole numbers and nothing is cut before an amount is paid.
 */
export type Parts = bigint

export const partsOf = (atoms: bigint): Parts => atoms * MILLION

function floorOf(numerator: bigint, denominator: bigint): bigint {
  const quotient = numerator / denominator
  return quotient * denominator > numerator ? quotient - 1n : quotient
}

/** The nearest amount that can be paid, in atoms; half a cent is rounded up. The only rounding of a payslip. */
export function roundParts({ numerator, denominator }: Rational, currency: Currency): bigint {
  const smallest = smallestOf(currency)
  const unit = partsOf(smallest) * denominator
  return floorOf(2n * numerator + unit, 2n * unit) * smallest
}

/** An amount that can be paid, and what is left for the next period: less than a cent, and it may be negative. */
export type Settled = { readonly amount: bigint; readonly rest: Parts }

/** Without the rest, a hundred periods with half a cent each would be paid as a hundred cents. */
export function settleParts(parts: Parts, restBefore: Parts, currency: Currency): Settled {
  const whole = parts + restBefore
  const amount = roundParts(rational(whole), currency)
  return { amount, rest: whole - partsOf(amount) }
}
