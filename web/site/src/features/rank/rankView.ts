import type { RankInfo } from './rank.queries.ts'

/** How much of a whole is reached, from 0 to 1. */
export function shareOf(part: bigint, whole: bigint): number {
  if (whole <= 0n || part >= whole) return 1
  return part <= 0n ? 0 : Number((part * 1_000n) / whole) / 1_000
}

/** A calendar day (UTC) in the locale. */
export const dayText = (day: string, locale: string, style: Intl.DateTimeFormatOptions = { dateStyle: 'medium' }) =>
  new Intl.DateTimeFormat(locale, { ...style, timeZone: 'UTC' }).format(Date.parse(`${day}T12:00:00Z`))

/** Thousandths in per cent. */
export const percentText = (permille: number, locale: string): string =>
  new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 }).format(permille / 1_000)

export const rankAt = (ranks: RankInfo['ranks'], level: number) => ranks.find((rank) => rank.level === level)

export type Bar = { readonly x: number; readonly y: number; readonly width: number; readonly height: number }

const GAP = 0.25

/** The bars of a chart of this size; a day with any bets has at least one point. */
export function layOutBars(
  values: readonly bigint[],
  { width, height }: { readonly width: number; readonly height: number },
): readonly Bar[] {
  const most = values.reduce((max, value) => (value > max ? value : max), 0n)
  const step = width / values.length
  return values.map((value, at) => {
    const high = value === 0n ? 0 : Math.max(2, shareOf(value, most) * height)
    return { x: (at + GAP / 2) * step, y: height - high, width: step * (1 - GAP), height: high }
  })
}
