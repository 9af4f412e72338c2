import { expect, test } from 'vitest'
import { formatSpan, gmtOffset } from './clock.ts'

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
