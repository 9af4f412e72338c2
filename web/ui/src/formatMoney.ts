import { ATOMS_PER_UNIT, decimalsOf, makeDecimal, money, type Currency, type Money } from '@ronda/core'

const formats = new Map<string, Intl.NumberFormat>()

function makeFormat(locale: string, currency: Currency, digits: Intl.NumberFormatOptions): Intl.NumberFormat {
  const cut = { ...digits, roundingMode: 'trunc' } as const
  // Trial money has no sign: an invented one would resemble a currency.
  if (currency === 'XTR') return new Intl.NumberFormat(locale, cut)
  return new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay: 'narrowSymbol', ...cut })
}

function formatOf(locale: string, currency: Currency, minimum: number, maximum: number): Intl.NumberFormat {
  const key = `${locale} ${currency} ${minimum} ${maximum}`
  const digits = { minimumFractionDigits: minimum, maximumFractionDigits: maximum }
  const format = formats.get(key) ?? makeFormat(locale, currency, digits)
  formats.set(key, format)
  return format
}

/** A decimal text keeps every digit; a number would not. */
const literalOf = (amount: Money): Intl.StringNumericLiteral => makeDecimal(amount) as Intl.StringNumericLiteral

/**
 * In the user's locale, with the decimals of the currency. Truncated, not rounded: a screen never shows more than there
 * is.
 */
export function formatMoney(amount: Money, locale: string): string {
  const decimals = decimalsOf(amount.currency)
  return formatOf(locale, amount.currency, decimals, decimals).format(literalOf(amount))
}

/** For amounts to choose from: whole amounts have no decimals, so that more of them fit beside each other. */
export function formatMoneyRound(amount: Money, locale: string): string {
  if (amount.atoms % ATOMS_PER_UNIT !== 0n) return formatMoney(amount, locale)
  return formatOf(locale, amount.currency, 0, 0).format(literalOf(amount))
}

/** Currencies whose amounts are commonly written in thousands. */
const COUNTED_IN_THOUSANDS: ReadonlySet<Currency> = new Set(['VND', 'CLP'])
const THOUSAND = 1_000n

/** For narrow places: amounts in currencies of small value are written in thousands, followed by K. */
export function formatMoneyShort(amount: Money, locale: string): string {
  const { atoms, currency } = amount
  const size = atoms < 0n ? -atoms : atoms
  if (!COUNTED_IN_THOUSANDS.has(currency) || size < THOUSAND * ATOMS_PER_UNIT) return formatMoney(amount, locale)
  const parts = formatOf(locale, currency, 0, 1).formatToParts(literalOf(money(atoms / THOUSAND, currency)))
  const last = parts.findLastIndex(({ type }) => type === 'integer' || type === 'fraction')
  return parts.map(({ value }, at) => (at === last ? `${value}K` : value)).join('')
}

/** The sign of a currency in the user's locale; empty for trial money. */
export function currencySign(currency: Currency, locale: string): string {
  const parts = formatOf(locale, currency, 0, 0).formatToParts(0)
  return parts.find(({ type }) => type === 'currency')?.value ?? ''
}
