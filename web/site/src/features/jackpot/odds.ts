import type { JackpotPool } from '@ronda/contract'
import { makePercent, type Rational } from '@ronda/core'

/** A share in percent, exact to the decimals shown, and never rounded up. */
export function writeShare(share: Rational, locale: string): string {
  return new Intl.NumberFormat(locale, { style: 'percent', minimumFractionDigits: 2, maximumFractionDigits: 3 }).format(
    Number(makePercent(share, 3)) / 100,
  )
}

/** The nearest atom of a fraction of atoms. */
export const wholeOf = ({ numerator, denominator }: Rational): bigint => numerator / denominator

/** How full a must-hit pool is between its seed and its ceiling, from 0 to 1. */
export function fillOf({ amount, seed, ceiling }: Extract<JackpotPool, { kind: 'must_hit' }>): number {
  return Math.min(Math.max(Number(amount - seed) / Number(ceiling - seed), 0), 1)
}
