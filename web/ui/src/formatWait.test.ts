import { days, hours, minutes, seconds } from '@ronda/core'
import { expect, test } from 'vitest'
import { formatTimeLeft, formatWait } from './formatWait.ts'

test.each([
  [1, '1 sec'],
  [500, '1 sec'],
  [seconds(45), '45 sec'],
  [minutes(1), '1 min'],
  [minutes(4) + seconds(5), '4 min 5 sec'],
  [minutes(4) + seconds(5) - 1, '4 min 5 sec'],
  [minutes(10), '10 min'],
  [minutes(10) + 1, '11 min'],
  [minutes(59) + seconds(1), '1 hr'],
  [hours(3) + minutes(19) + 1, '3 hr 20 min'],
  [hours(24), '24 hr'],
])('%i ms is %s', (leftMs, text) => expect(formatWait(leftMs, 'en')).toBe(text))

test('it is written in the language of the reader', () => {
  expect(formatWait(hours(2) + minutes(5), 'es')).toBe('2 h 5 min')
})

test.each([
  [days(3) + hours(4), '3 days 4 hr'],
  [days(3) + hours(3) + 1, '3 days 4 hr'],
  [days(2), '2 days'],
  [days(1), '1 day'],
  [minutes(20), '20 min'],
  [-5, '0 sec'],
])('%i ms are shown as %s', (leftMs, text) => {
  expect(formatTimeLeft(leftMs, 'en')).toBe(text)
})
