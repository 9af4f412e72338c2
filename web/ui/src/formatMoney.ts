import { makeDecimal, type Currency, type Money } from '@ronda/core'

const formats = new Map<string, Intl.NumberFormat>()

/** Trial money has no sign of its own: an invented one would only look like a currency. */
function makeFormat(locale: string, currency: Currency): Intl.NumberFormat {
  const digits = { minimumFractionDigits: 2, maximumFractionDigits: 2, roundingMode: 'trunc' } as const
  if (currency === 'XTR') return new Intl.NumberFormat(locale, digits)
  return new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay: 'narrowSymbol', ...digits })
}

/** Two decimals as the reader writes them. Cut, not rounded: a screen never shows more than there is. */
export function formatMoney(amount: Money, locale: string): string {
  const key = `${locale} ${amount.currency}`
  const format = formats.get(key) ?? makeFormat(locale, amount.currency)
  formats.set(key, format)
  // A decimal text keeps every digit; a number would not.
  return format.format(makeDecimal(amount) as Intl.StringNumericLiteral)
}
