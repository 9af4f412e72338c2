/** A day of the calendar as `2026-11-15`, wherever it may be. */
export type CalendarDay = string

const DAY = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/
const DAY_MS = 86_400_000
const QUARTER_MS = 900_000

export function isCalendarDay(text: string): text is CalendarDay {
  return DAY.test(text) && new Date(utcMs(text)).toISOString().startsWith(text)
}

const utcMs = (day: CalendarDay): number => Date.parse(`${day}T00:00:00Z`)

export function addDays(day: CalendarDay, count: number): CalendarDay {
  return new Date(utcMs(day) + count * DAY_MS).toISOString().slice(0, 10)
}

/** How many days lie between the two; the same day is none. */
export function daysBetween(from: CalendarDay, to: CalendarDay): number {
  return Math.round((utcMs(to) - utcMs(from)) / DAY_MS)
}

const formats = new Map<string, Intl.DateTimeFormat>()
/** Far more than there are zones: names differ in their letters only when somebody plays with them. */
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

/** Whether a clock somewhere goes by this name, such as `America/Lima`. */
export function isZone(zone: string): boolean {
  try {
    formatOf(zone)
    return true
  } catch {
    return false
  }
}

const WALL = /^(\d+)\/(\d+)\/(\d+), (\d+):(\d+):(\d+)$/

/** What the clocks of a zone show, counted as if it were UTC. */
function wallMs(atMs: number, zone: string): number {
  const [, month, day, year, hour, minute, second] = WALL.exec(formatOf(zone).format(atMs)) ?? []
  return Date.UTC(Number(year), Number(month) - 1, Number(day), Number(hour), Number(minute), Number(second))
}

/** Which day the calendars of a zone show at a moment. */
export function calendarDay(atMs: number, zone: string): CalendarDay {
  return new Date(wallMs(atMs, zone)).toISOString().slice(0, 10)
}

/**
 * When the clocks of a zone show an hour of a day, such as `21:00`; the first time, when they show it twice. Where they
 * leave it out, it is as long after the hour before as it would have been: half past two is then half past three.
 */
export function momentMs(day: CalendarDay, hour: string, zone: string): number {
  const shownMs = Date.parse(`${day}T${hour}:00Z`)
  const shiftMs = (atMs: number): number => wallMs(atMs, zone) - atMs
  // No zone is a day from UTC, so these lie before and after any change of clocks near the hour.
  const [beforeMs, afterMs] = [shownMs - shiftMs(shownMs - DAY_MS), shownMs - shiftMs(shownMs + DAY_MS)]
  return wallMs(beforeMs, zone) !== shownMs && wallMs(afterMs, zone) === shownMs ? afterMs : beforeMs
}

const starts = new Map<string, number>()
/** The days of a year in some dozens of zones. */
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
  const shiftMs = wallMs(guessMs, zone) - guessMs
  const startMs = guessMs - shiftMs
  if (wallMs(startMs, zone) - startMs === shiftMs) return startMs
  // Clocks change near this midnight. No zone is further than this from UTC, and all are whole quarters from it.
  let [beforeMs, sinceMs] = [guessMs - DAY_MS, guessMs + DAY_MS]
  while (sinceMs - beforeMs > QUARTER_MS) {
    const middleMs = beforeMs + Math.floor((sinceMs - beforeMs) / 2 / QUARTER_MS) * QUARTER_MS
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
