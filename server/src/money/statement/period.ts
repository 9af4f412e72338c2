import { PERIOD_DAYS_MAX } from '@ronda/contract'
import { addDays, daysBetween, dayStartMs, err, isCalendarDay, isZone, ok, type Result } from '@ronda/core'

/** Whole days in a time zone, the last one included. */
export type PeriodAsked = { readonly from: string; readonly to: string; readonly zone: string }

export type Period = { readonly fromMs: number; readonly toMs: number }

/** From the start of the first day to the start of the day after the last. */
export function periodOf({ from, to, zone }: PeriodAsked): Result<Period, 'record.period_invalid'> {
  if (!isCalendarDay(from) || !isCalendarDay(to) || !isZone(zone)) return err('record.period_invalid')
  const between = daysBetween(from, to)
  if (between < 0 || between >= PERIOD_DAYS_MAX) return err('record.period_invalid')
  return ok({ fromMs: dayStartMs(from, zone), toMs: dayStartMs(addDays(to, 1), zone) })
}
