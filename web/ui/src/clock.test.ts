import { expect, test } from 'vitest'
import { formatSpan, gmtOffset, timeOfDay } from './clock.ts'

test.each([
  [0, 'GMT'],
  [-300, 'GMT-5'],
  [60, 'GMT+1'],
  [330, 'GMT+5:30'],
  [-210, 'GMT-3:30'],
])('%i minutes east is %s', (minutesEast, text) => {
  expect(gmtOffset(minutesEast)).toBe(text)
})

test.each([
  [-5, '0:00'],
  [7_999, '0:07'],
  [765_000, '12:45'],
  [3_723_000, '1:02:03'],
])('%i ms reads %s', (spanMs, text) => {
  expect(formatSpan(spanMs)).toBe(text)
})

test('the time of day has two digits everywhere', () => {
  expect(timeOfDay(new Date(2026, 10, 15, 9, 5, 31))).toBe('09:05:31')
  expect(timeOfDay(new Date(2026, 10, 15, 0, 0, 0))).toBe('00:00:00')
})
