import { makePercent, type Currency, type Rational, ATOMS_PER_UNIT } from '@ronda/core'

/** Decimals of an amount that is not rounded yet. */
const EXACT_DECIMALS = 5

/** An exact amount of atoms with all the decimals that matter, cut and not rounded. */
export function exactAmount({ numerator, denominator }: Rational, currency: Currency, locale: string): string {
  const atoms = numerator / denominator
  const units = Number(atoms) / Number(ATOMS_PER_UNIT)
  const format = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    maximumFractionDigits: EXACT_DECIMALS,
  })
  return format.format(units)
}

/** A return as the game states it: in per cent with two decimals, cut. */
export function returnText(value: Rational, locale: string): string {
  return percentText(Number(makePercent(value, 2)) / 100, locale)
}

export function percentText(share: number, locale: string): string {
  return new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 }).format(share)
}

/** A rate in thousandths. */
export const rateText = (permille: number, locale: string): string => percentText(permille / 1_000, locale)

/** The share of a part in the whole, from 0 to 1. */
export function shareOf(part: Rational, parts: readonly Rational[]): number {
  const value = ({ numerator, denominator }: Rational): number => Number(numerator) / Number(denominator)
  const whole = parts.reduce((sum, each) => sum + value(each), 0)
  return whole === 0 ? 0 : value(part) / whole
}
