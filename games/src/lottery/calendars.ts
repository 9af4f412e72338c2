import { addDays, calendarDay, daysBetween, momentMs, present, type CalendarDay } from '@ronda/core'
import type { Calendar } from '../tables/calendar.ts'

/** The day on which all counting begins: a Monday. */
const FIRST_DAY: CalendarDay = '2024-01-01'
const FIRST_MS = 1_704_067_200_000

const WEEK = 7

export type Weekly = {
  /** Days of the week with a draw, ascending: 0 is Monday. */
  readonly weekdays: readonly number[]
  /** What the clocks of the zone show then, as `21:00`. */
  readonly at: string
  readonly zone: string
  readonly cutOffMs: number
}

export const EVERY_DAY: readonly number[] = [0, 1, 2, 3, 4, 5, 6]

/** Draws on some days of every week, at an hour of the clocks of a zone: whether they show summer time or not. */
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
      // The clock may have gone past midnight to reach an hour that it left out, so the day before has its say.
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
