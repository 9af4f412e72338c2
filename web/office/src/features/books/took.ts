import { seconds } from '@ronda/core'

/** A duration in seconds to a tenth; undefined where none was recorded. */
export function secondsOf(tookMs: number | null, locale: string): string | undefined {
  if (tookMs === null) return undefined
  const style = { style: 'unit', unit: 'second', unitDisplay: 'short', maximumFractionDigits: 1 } as const
  return new Intl.NumberFormat(locale, style).format(tookMs / seconds(1))
}
