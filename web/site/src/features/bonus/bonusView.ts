import type { BonusStep } from '@ronda/contract'
import type { Rational } from '@ronda/core'

/** The share of the target that is reached, in whole per cent; full only when it is reached. */
export function percentOf(progress: bigint, target: bigint): number {
  if (progress >= target) return 100
  return Number((progress * 100n) / target)
}

const DECIMALS = 10_000n

/** A weight so that the line can be computed again: as a decimal where that is exact, otherwise as a fraction. */
export function weightText({ numerator, denominator }: Rational, locale: string): string {
  const scaled = numerator * DECIMALS
  if (scaled % denominator !== 0n) return `${numerator}/${denominator}`
  const value = Number(scaled / denominator) / Number(DECIMALS)
  return new Intl.NumberFormat(locale, { maximumFractionDigits: 4 }).format(value)
}

/** A share in per cent, whole. */
export const shareText = (part: number, whole: number, locale: string): string =>
  new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 }).format(whole === 0 ? 0 : part / whole)

/** An error in percentage points. */
export const pointsText = (error: number, locale: string): string =>
  new Intl.NumberFormat(locale, { maximumFractionDigits: 1, minimumFractionDigits: 1 }).format(error * 100)

/** Where the money of a step went, where it moved some; undefined for a step without money. */
export function directionOf({ amount, state }: BonusStep): 'toCash' | 'toFund' | undefined {
  if (amount === null || state === 'active') return undefined
  return state === 'completed' ? 'toCash' : 'toFund'
}
