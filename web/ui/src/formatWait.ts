import { days, hours, minutes } from '@ronda/core'

type Unit = 'day' | 'hour' | 'minute' | 'second'

const part = (count: number, unit: Unit, locale: string): string =>
  new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: unit === 'day' ? 'long' : 'short' }).format(count)

/** Up to this long the seconds are shown too. */
const SECONDS_UNTIL_MS = minutes(10)

/**
 * How long a wait still lasts, like "45 sec", "4 min 5 sec" or "3 hr 20 min". Rounded up, so that nobody tries too
 * early.
 */
export function formatWait(leftMs: number, locale: string): string {
  const seconds = Math.max(0, Math.ceil(leftMs / 1_000))
  if (seconds < 60) return part(seconds, 'second', locale)
  const counts: readonly (readonly [number, Unit])[] =
    leftMs <= SECONDS_UNTIL_MS
      ? [
          [Math.floor(seconds / 60), 'minute'],
          [seconds % 60, 'second'],
        ]
      : [
          [Math.floor(Math.ceil(seconds / 60) / 60), 'hour'],
          [Math.ceil(seconds / 60) % 60, 'minute'],
        ]
  return counts.flatMap(([count, unit]) => (count === 0 ? [] : [part(count, unit, locale)])).join(' ')
}

/** The same with days, like "3 days 4 hr" or "20 min". */
export function formatTimeLeft(leftMs: number, locale: string): string {
  if (leftMs < days(1)) return formatWait(leftMs, locale)
  const whole = Math.ceil(leftMs / hours(1))
  const [dayCount, hourCount] = [Math.floor(whole / 24), whole % 24]
  const text = part(dayCount, 'day', locale)
  return hourCount === 0 ? text : `${text} ${part(hourCount, 'hour', locale)}`
}
