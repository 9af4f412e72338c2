import { ATOMS_PER_UNIT, makePercent, type Currency, type Rational } from '@ronda/core'

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

const HUNDREDTHS = 10_000n
/** A longer denominator is no help to somebody who computes with it. */
const DENOMINATOR_MAX = 9_999n
const LONG_DECIMALS = 6

/** A return so that the line can be computed again: in per cent where it is exact, otherwise as a fraction. */
export function returnText(value: Rational, locale: string): string {
  const { numerator, denominator } = value
  const isExact = (numerator * HUNDREDTHS) % denominator === 0n
  if (!isExact && denominator <= DENOMINATOR_MAX) return `${numerator}/${denominator}`
  return percentText(Number(makePercent(value, LONG_DECIMALS)) / 100, locale)
}

function percentText(share: number, locale: string): string {
  return new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: LONG_DECIMALS }).format(share)
}

/** A rate in thousandths. */
export const rateText = (permille: number, locale: string): string => percentText(permille / 1_000, locale)

/** What the rank does to a rate that it adds thousandths to, as a factor: 1.2. */
export const factorText = (extra: number, locale: string): string =>
  new Intl.NumberFormat(locale, { maximumFractionDigits: 3 }).format((1_000 + extra) / 1_000)

/** The share of a part in the whole, from 0 to 1. */
export function shareOf(part: Rational, parts: readonly Rational[]): number {
  const value = ({ numerator, denominator }: Rational): number => Number(numerator) / Number(denominator)
  const whole = parts.reduce((sum, each) => sum + value(each), 0)
  return whole === 0 ? 0 : value(part) / whole
}
