import { addDays, calendarDay, daysBetween, momentMs, present, type CalendarDay } from '@ronda/core'
import type { Calendar } from '../tables/calendar.ts'

/** The day from which draws are counted: a Monday. */
const FIRST_DAY: CalendarDay = '2024-01-01'
const FIRST_MS = 1_704_067_200_000

const WEEK = 7

export type Weekly = {
  /** Days of the week with a draw, ascending: 0 is Monday. */
  readonly weekdays: readonly number[]
  /** The local time of the draw in the zone, as `21:00`. */
  readonly at: string
  readonly zone: string
  readonly cutOffMs: number
}

export const EVERY_DAY: readonly number[] = [0, 1, 2, 3, 4, 5, 6]

/** Draws on some days of every week, at a local time of a zone, with or without daylight saving time. */
export function weekly({ weekdays, at, zone, cutOffMs }: Weekly): Calendar {
  const perWeek = weekdays.length

  function drawsAtMs(number: number): number {
    const weeks = Math.floor((number - 1) / perWeek)
    const weekday = present(weekdays[(number - 1) % perWeek], `draw ${number} of a week`)
    return momentMs(addDays(FIRST_DAY, weeks * WEEK + weekday), at, zone)
  }

  /** How many draws fall on days before a day. */
  function countBefore(day: CalendarDay): number {
    const days = daysBetween(FIRST_DAY, day)
    const weekday = days % WEEK
    return Math.floor(days / WEEK) * perWeek + weekdays.filter((each) => each < weekday).length
  }

  return {
    cutOffMs,
    drawsAtMs,
    nextAfter(ms) {
      // A skipped hour may have been moved past midnight, so the day before must be checked too.
      let number = Math.max(1, countBefore(addDays(calendarDay(ms, zone), -1)) + 1)
      while (drawsAtMs(number) <= ms) number += 1
      return number
    },
  }
}

/** A draw every so many minutes, day and night. */
export function everyMinutes(minutes: number, cutOffMs: number): Calendar {
  const eachMs = minutes * 60_000
  return {
    cutOffMs,
    drawsAtMs: (number) => FIRST_MS + number * eachMs,
    nextAfter: (ms) => Math.max(1, Math.floor((ms - FIRST_MS) / eachMs) + 1),
  }
}
