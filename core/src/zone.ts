/** A day of the calendar as `2026-11-15`, without a time zone. */
export type CalendarDay = string

const DAY = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/
const DAY_MS = 86_400_000
const QUARTER_HOUR_MS = 900_000

export function isCalendarDay(text: string): text is CalendarDay {
  return DAY.test(text) && new Date(utcMs(text)).toISOString().startsWith(text)
}

const utcMs = (day: CalendarDay): number => Date.parse(`${day}T00:00:00Z`)

export function addDays(day: CalendarDay, count: number): CalendarDay {
  return new Date(utcMs(day) + count * DAY_MS).toISOString().slice(0, 10)
}

/** The number of days between the two; 0 for the same day. */
export function daysBetween(from: CalendarDay, to: CalendarDay): number {
  return Math.round((utcMs(to) - utcMs(from)) / DAY_MS)
}

const formats = new Map<string, Intl.DateTimeFormat>()
/** Far more than there are zones: more entries come only from spellings that differ in case. */
const FORMATS_MAX = 1_000

function formatOf(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone)
  if (known) return known
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  })
  if (formats.size >= FORMATS_MAX) formats.clear()
  formats.set(zone, format)
  return format
}

/** Whether a time zone has this name, such as `America/Lima`. */
export function isZone(zone: string): boolean {
  try {
    formatOf(zone)
    return true
  } catch {
    return false
  }
}

const LOCAL_TIME = /^(\d+)\/(\d+)\/(\d+), (\d+):(\d+):(\d+)$/

/** The local time of a zone, counted as if it were UTC. */
function localMs(atMs: number, zone: string): number {
  const [, month, day, year, hour, minute, second] = LOCAL_TIME.exec(formatOf(zone).format(atMs)) ?? []
  return Date.UTC(Number(year), Number(month) - 1, Number(day), Number(hour), Number(minute), Number(second))
}

/** The calendar day of a zone at a moment. */
export function calendarDay(atMs: number, zone: string): CalendarDay {
  return new Date(localMs(atMs, zone)).toISOString().slice(0, 10)
}

/**
 * When local time in a zone is an hour of a day, such as `21:00`; the first time, when it occurs twice. An hour that is
 * skipped is moved by the length of the gap: half past two is then half past three.
 */
export function momentMs(day: CalendarDay, hour: string, zone: string): number {
  const shownMs = Date.parse(`${day}T${hour}:00Z`)
  const shiftMs = (atMs: number): number => localMs(atMs, zone) - atMs
  // No zone is a day from UTC, so these are before and after any change of clocks near the hour.
  const [beforeMs, afterMs] = [shownMs - shiftMs(shownMs - DAY_MS), shownMs - shiftMs(shownMs + DAY_MS)]
  return localMs(beforeMs, zone) !== shownMs && localMs(afterMs, zone) === shownMs ? afterMs : beforeMs
}

const starts = new Map<string, number>()
/** Enough for the days of a year in some dozens of zones. */
const STARTS_MAX = 20_000

/** The first moment of a day in a zone. Where clocks are put forward at midnight, that is one o'clock. */
export function dayStartMs(day: CalendarDay, zone: string): number {
  const key = `${day} ${zone}`
  const startMs = starts.get(key) ?? findStartMs(day, zone)
  if (starts.size >= STARTS_MAX) starts.clear()
  starts.set(key, startMs)
  return startMs
}

function findStartMs(day: CalendarDay, zone: string): number {
  const guessMs = utcMs(day)
  const shiftMs = localMs(guessMs, zone) - guessMs
  const startMs = guessMs - shiftMs
  if (localMs(startMs, zone) - startMs === shiftMs) return startMs
  // Clocks change near this midnight. No zone is further than this from UTC, and all offsets are whole quarters of an
  // hour.
  let [beforeMs, sinceMs] = [guessMs - DAY_MS, guessMs + DAY_MS]
  while (sinceMs - beforeMs > QUARTER_HOUR_MS) {
    const middleMs = beforeMs + Math.floor((sinceMs - beforeMs) / 2 / QUARTER_HOUR_MS) * QUARTER_HOUR_MS
    if (calendarDay(middleMs, zone) < day) beforeMs = middleMs
    else sinceMs = middleMs
  }
  return sinceMs
}

export const SPANS = ['day', 'week', 'month'] as const
export type Span = (typeof SPANS)[number]

function startsSpan(day: CalendarDay, span: Span): boolean {
  if (span === 'day') return true
  return span === 'week' ? new Date(utcMs(day)).getUTCDay() === 1 : day.endsWith('-01')
}

/** The days on which a new day, week (from Monday) or month begins. The first and the last may be cut short. */
export function spanStarts(from: CalendarDay, to: CalendarDay, span: Span): readonly CalendarDay[] {
  const all = Array.from({ length: daysBetween(from, to) + 1 }, (_, index) => addDays(from, index))
  return all.filter((day, index) => index === 0 || startsSpan(day, span))
}
