import { makePercent, rational, toNumber, type Rational } from '@ronda/core'

const formats = new Map<string, Intl.NumberFormat>()

/** Number formats by locale. They are cached, because making one takes a phone a large part of a frame. */
export function numberFormat(locale: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = `${locale} ${JSON.stringify(options)}`
  const format = formats.get(key) ?? new Intl.NumberFormat(locale, options)
  formats.set(key, format)
  return format
}

type Fraction = { readonly numerator: bigint; readonly denominator: bigint }

/** An exact fraction as a percentage with the decimal sign of the locale, truncated and never rounded up. */
export function percent(value: Fraction, places: number, locale: string): string {
  const text = makePercent(rational(value.numerator, value.denominator), places)
  const format = numberFormat(locale, {
    style: 'percent',
    minimumFractionDigits: places,
    maximumFractionDigits: places,
  })
  // The sign and its place come from the locale; the digits are ours, because a float would lose some.
  const [whole = '0', fraction = ''] = text.split('.')
  return format
    .formatToParts(0)
    .map((part) => {
      if (part.type === 'integer') return whole
      return part.type === 'fraction' ? fraction : part.value
    })
    .join('')
}

/** "One in 112.4": the reciprocal of a rate. */
export function oneIn(value: Fraction, locale: string): string {
  const rate: Rational = rational(value.numerator, value.denominator)
  if (rate.numerator === 0n) return '∞'
  const every = toNumber({ numerator: rate.denominator, denominator: rate.numerator })
  return numberFormat(locale, { maximumFractionDigits: every < 10 ? 1 : 0 }).format(every)
}

/** How many times the stake, truncated to exact digits. */
export function timesStake(win: bigint, stake: bigint, locale: string): string {
  const hundredths = Number((win * 100n) / stake)
  const places = hundredths >= 10_000 ? 0 : 2
  return numberFormat(locale, { maximumFractionDigits: places, roundingMode: 'trunc' }).format(hundredths / 100)
}

export function plainNumber(value: number | bigint, locale: string, places = 0): string {
  return numberFormat(locale, { maximumFractionDigits: places }).format(value)
}
