import { minutes, hours } from '../span.ts'
import { addDays, calendarDay, dayStartMs, daysBetween, type CalendarDay } from '../zone.ts'

/** The periods of contracts: four of the calendar for a dividend, and one for each kind of salary. */
export const PERIOD_KINDS = ['daily', 'weekly', 'semimonthly', 'monthly', 'hourly', 'fiveMinutes'] as const
export type PeriodKind = (typeof PERIOD_KINDS)[number]

/** A period of a contract in the brand's time zone: from `fromMs` on, and before `toMs`. */
export type Period = {
  readonly kind: PeriodKind
  readonly zone: string
  readonly fromMs: number
  readonly toMs: number
  /** The first moment of each of its days; a period within a day has that day. */
  readonly dayStartsMs: readonly number[]
}

type DayPeriodKind = Exclude<PeriodKind, 'hourly' | 'fiveMinutes'>

const withDate = (day: CalendarDay, date: string): CalendarDay => `${day.slice(0, 8)}${date}`
/** A month has at most 31 days, so this is in the next month. */
const nextMonth = (day: CalendarDay): CalendarDay => withDate(addDays(withDate(day, '01'), 31), '01')

const SECOND_HALF = '16'
/** Before every other day of the calendar. */
const FIRST_MONDAY = '0001-01-01'

/** The first day of the period that a day is in. */
function firstDayOf(kind: DayPeriodKind, day: CalendarDay): CalendarDay {
  if (kind === 'daily') return day
  if (kind === 'monthly') return withDate(day, '01')
  if (kind === 'semimonthly') return withDate(day, day.slice(8) < SECOND_HALF ? '01' : SECOND_HALF)
  return addDays(day, -(daysBetween(FIRST_MONDAY, day) % 7))
}

/** The first day of the period after the one that begins on a day. */
function nextDayOf(kind: DayPeriodKind, first: CalendarDay): CalendarDay {
  if (kind === 'daily') return addDays(first, 1)
  if (kind === 'weekly') return addDays(first, 7)
  if (kind === 'semimonthly' && first.endsWith('-01')) return withDate(first, SECOND_HALF)
  return nextMonth(first)
}

/** Hours and five minutes are counted from the first moment of their day; the last of a day ends with the day. */
function partOfDay(kind: 'hourly' | 'fiveMinutes', atMs: number, zone: string): Period {
  const day = calendarDay(atMs, zone)
  const [startMs, endMs] = [dayStartMs(day, zone), dayStartMs(addDays(day, 1), zone)]
  const lengthMs = kind === 'hourly' ? hours(1) : minutes(5)
  const fromMs = atMs - ((atMs - startMs) % lengthMs)
  return { kind, zone, fromMs, toMs: Math.min(fromMs + lengthMs, endMs), dayStartsMs: [startMs] }
}

/** The period of a moment. */
export function periodAt(atMs: number, kind: PeriodKind, zone: string): Period {
  if (kind === 'hourly' || kind === 'fiveMinutes') return partOfDay(kind, atMs, zone)
  const first = firstDayOf(kind, calendarDay(atMs, zone))
  const next = nextDayOf(kind, first)
  const days = Array.from({ length: daysBetween(first, next) }, (_, index) => addDays(first, index))
  const dayStartsMs = days.map((day) => dayStartMs(day, zone))
  return { kind, zone, fromMs: dayStartMs(first, zone), toMs: dayStartMs(next, zone), dayStartsMs }
}

/** Whether a period is the first half of its month. */
export function isFirstHalf({ kind, fromMs, zone }: Period): boolean {
  return kind === 'semimonthly' && calendarDay(fromMs, zone).endsWith('-01')
}
