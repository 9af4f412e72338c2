import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, calendarDay, dayStartMs, daysBetween, isCalendarDay, isZone, spanStarts } from './zone.ts'

test.each([
  ['2026-11-15', 'UTC', '2026-11-15T00:00:00.000Z'],
  ['2026-11-15', 'America/Mexico_City', '2026-11-15T06:00:00.000Z'],
  ['2026-11-15', 'Asia/Kathmandu', '2026-11-14T18:15:00.000Z'],
  ['2026-11-15', 'Pacific/Kiritimati', '2026-11-14T10:00:00.000Z'],
  ['2026-11-15', 'Pacific/Niue', '2026-11-15T11:00:00.000Z'],
  // Clocks go forward: at two in New York, and at midnight in Santiago, where that day has no midnight.
  ['2026-03-08', 'America/New_York', '2026-03-08T05:00:00.000Z'],
  ['2026-03-09', 'America/New_York', '2026-03-09T04:00:00.000Z'],
  ['2026-09-06', 'America/Santiago', '2026-09-06T04:00:00.000Z'],
  // Clocks go back at midnight: the hour before it occurs twice.
  ['2026-04-05', 'America/Santiago', '2026-04-05T04:00:00.000Z'],
])('the first moment of %s in %s is %s', (day, zone, moment) => {
  expect(new Date(dayStartMs(day, zone)).toISOString()).toBe(moment)
})

const zones = fc.constantFrom(
  'UTC',
  'America/Santiago',
  'America/Mexico_City',
  'Asia/Kolkata',
  'Asia/Kathmandu',
  'Europe/Madrid',
  'Africa/Cairo',
)
const day = fc.integer({ min: 0, max: 1_500 }).map((count) => addDays('2024-01-01', count))

test('dayStartMs is the first moment of a day, and days follow one another without a gap', () => {
  fc.assert(
    fc.property(day, zones, (given, zone) => {
      const startMs = dayStartMs(given, zone)
      expect(calendarDay(startMs, zone)).toBe(given)
      expect(calendarDay(startMs - 1, zone) < given).toBe(true)
      expect(startMs % 900_000).toBe(0)
      expect(dayStartMs(addDays(given, 1), zone)).toBeGreaterThan(startMs)
    }),
  )
})

test.each([
  ['day', ['2026-10-30', '2026-10-31', '2026-11-01', '2026-11-02']],
  ['week', ['2026-10-30', '2026-11-02']],
  ['month', ['2026-10-30', '2026-11-01']],
] as const)('a %s begins on the right day of the calendar', (span, starts) => {
  expect(spanStarts('2026-10-30', '2026-11-02', span)).toEqual(starts)
})

test('days that do not exist and unknown zones are refused', () => {
  expect(['2026-02-28', '2024-02-29', '2026-12-31'].every(isCalendarDay)).toBe(true)
  expect(['2026-02-29', '2026-13-01', '2026-1-1', '', '20260101'].some(isCalendarDay)).toBe(false)
  expect(isZone('America/Lima')).toBe(true)
  expect(['Mars/Olympus', '', 'x'].some(isZone)).toBe(false)
  expect(daysBetween('2026-02-28', '2026-03-01')).toBe(1)
})
