import type { PeriodKind } from '@ronda/core/payroll'

const DAY_KINDS: readonly PeriodKind[] = ['weekly', 'semimonthly', 'monthly']

/** A period in words, in UTC: a day, from a day to a day, or the minutes of a day. */
export function periodText(
  { kind, from, to }: { readonly kind: PeriodKind; readonly from: number; readonly to: number },
  locale: string,
): string {
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' })
  if (kind === 'daily') return day.format(from)
  // The last moment of it: midnight belongs to the next.
  if (DAY_KINDS.includes(kind)) return day.formatRange(from, to - 1)
  const minute = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' })
  return `${minute.formatRange(from, to)} UTC`
}
