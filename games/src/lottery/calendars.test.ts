import { minutes } from '@ronda/core'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Calendar } from '../tables/calendar.ts'
import { EVERY_DAY, everyMinutes, weekly } from './calendars.ts'
import { lotteryTitles } from './titles.ts'

const daily = (at: string, zone: string): Calendar => weekly({ weekdays: EVERY_DAY, at, zone, cutOffMs: minutes(15) })

/** The first draw after a moment, and some after it, as moments in UTC. */
function drawsFrom({ nextAfter, drawsAtMs }: Calendar, from: string, count: number): readonly string[] {
  const first = nextAfter(Date.parse(from))
  return Array.from({ length: count }, (_, at) => new Date(drawsAtMs(first + at)).toISOString().slice(0, 16))
}

const calendars: readonly (readonly [string, Calendar])[] = [
  ...lotteryTitles.flatMap(({ gameCode, pace }) => ('calendar' in pace ? [[gameCode, pace.calendar] as const] : [])),
  ['02:30 in Madrid', daily('02:30', 'Europe/Madrid')],
  ['23:30 in Cairo', daily('23:30', 'Africa/Cairo')],
  ['00:00 in Santiago', daily('00:00', 'America/Santiago')],
  ['02:15 on Lord Howe Island', daily('02:15', 'Australia/Lord_Howe')],
  ['Mondays at 23:59 in Auckland', weekly({ weekdays: [0], at: '23:59', zone: 'Pacific/Auckland', cutOffMs: 0 })],
  ['every 7 minutes', everyMinutes(7, 0)],
]

describe.each(calendars)('[LO7] the calendar of %s', (_, calendar) => {
  const { nextAfter, drawsAtMs } = calendar
  const moments = fc.integer({ min: Date.UTC(2024, 0, 1), max: Date.UTC(2045, 0, 1) })

  test('has for every moment the first draw after it', () => {
    fc.assert(
      fc.property(moments, (ms) => {
        const next = nextAfter(ms)
        expect(drawsAtMs(next)).toBeGreaterThan(ms)
        if (next > 1) expect(drawsAtMs(next - 1)).toBeLessThanOrEqual(ms)
      }),
      { numRuns: 300 },
    )
  })

  test('has each number once, in the order of time', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 7_000 }), (number) => {
        expect(nextAfter(drawsAtMs(number))).toBe(number + 1)
        expect(nextAfter(drawsAtMs(number) - 1)).toBe(number)
      }),
      { numRuns: 300 },
    )
  })

  test('begins with 1, even for a moment long before', () => {
    for (const ms of [0, Date.UTC(1999, 1, 28), Date.UTC(2023, 11, 30)]) expect(nextAfter(ms)).toBe(1)
  })
})

describe('[LO8] a draw', () => {
  test.each([
    // at, zone, from, draws in UTC
    ['18:15', 'Asia/Ho_Chi_Minh', '2026-11-16T11:14:59Z', ['2026-11-16T11:15', '2026-11-17T11:15']],
    ['18:15', 'Asia/Ho_Chi_Minh', '2026-11-16T11:15:00Z', ['2026-11-17T11:15', '2026-11-18T11:15']],
    // Leap days, and a year that ends.
    ['21:00', 'UTC', '2028-02-28T00:00:00Z', ['2028-02-28T21:00', '2028-02-29T21:00', '2028-03-01T21:00']],
    ['21:00', 'UTC', '2026-02-28T00:00:00Z', ['2026-02-28T21:00', '2026-03-01T21:00']],
    ['21:00', 'Asia/Tokyo', '2026-12-30T23:00:00Z', ['2026-12-31T12:00', '2027-01-01T12:00']],
    // At nine in the evening, in winter and in summer.
    ['21:00', 'Europe/Madrid', '2026-03-27T21:00:00Z', ['2026-03-28T20:00', '2026-03-29T19:00', '2026-03-30T19:00']],
    ['21:00', 'Europe/Madrid', '2026-10-24T00:00:00Z', ['2026-10-24T19:00', '2026-10-25T20:00', '2026-10-26T20:00']],
    // Clocks go from two to three: half past two is half past three that day.
    ['02:30', 'Europe/Madrid', '2026-03-28T00:00:00Z', ['2026-03-28T01:30', '2026-03-29T01:30', '2026-03-30T00:30']],
    // Half past two occurs twice: the first one counts.
    ['02:30', 'Europe/Madrid', '2026-10-24T00:00:00Z', ['2026-10-24T00:30', '2026-10-25T00:30', '2026-10-26T01:30']],
    // Midnight is skipped in Santiago, and occurs twice in Cairo.
    ['00:00', 'America/Santiago', '2026-09-05T00:00:00Z', ['2026-09-05T04:00', '2026-09-06T04:00', '2026-09-07T03:00']],
    ['23:30', 'Africa/Cairo', '2026-10-28T22:00:00Z', ['2026-10-29T20:30', '2026-10-30T21:30', '2026-10-31T21:30']],
    // Where clocks change by half an hour.
    ['02:15', 'Australia/Lord_Howe', '2026-10-02T16:00:00Z', ['2026-10-03T15:45', '2026-10-04T15:15']],
  ])('at %s in %s after %s takes place at %j', (at, zone, from, draws) => {
    expect(drawsFrom(daily(at, zone), from, draws.length)).toEqual(draws)
  })

  test.each(['Europe/Madrid', 'America/Santiago', 'Africa/Cairo', 'Australia/Lord_Howe', 'America/New_York'])(
    'takes place once on each day of ten years in %s, at any hour',
    (zone) => {
      for (const at of ['00:00', '00:30', '02:00', '02:30', '03:00', '21:00', '23:30']) {
        const { drawsAtMs } = daily(at, zone)
        const moments = Array.from({ length: 3_653 }, (_, day) => drawsAtMs(day + 1))
        const apart = moments.slice(1).map((ms, day) => (ms - (moments[day] ?? 0)) / minutes(60))
        expect(apart.every((hours) => hours >= 23 && hours <= 25)).toBe(true)
      }
    },
  )

  test('on some days of the week takes place on those days', () => {
    const [wednesday, saturday, sunday] = [2, 5, 6]
    const calendar = weekly({
      weekdays: [wednesday, saturday, sunday],
      at: '18:30',
      zone: 'Asia/Singapore',
      cutOffMs: 0,
    })
    expect(drawsFrom(calendar, '2026-11-16T00:00:00Z', 4)).toEqual([
      '2026-11-18T10:30',
      '2026-11-21T10:30',
      '2026-11-22T10:30',
      '2026-11-25T10:30',
    ])
    expect(calendar.nextAfter(Date.UTC(2023, 0, 1))).toBe(1)
    expect(new Date(calendar.drawsAtMs(1)).toISOString()).toBe('2024-01-03T10:30:00.000Z')
  })

  test('every few minutes takes place on the minute', () => {
    expect(drawsFrom(everyMinutes(5, 0), '2026-11-16T15:04:59Z', 2)).toEqual(['2026-11-16T15:05', '2026-11-16T15:10'])
    expect(drawsFrom(everyMinutes(3, 0), '2026-11-16T15:03:00Z', 1)).toEqual(['2026-11-16T15:06'])
    expect(everyMinutes(1, 0).nextAfter(Date.UTC(2024, 0, 1))).toBe(1)
  })
})
