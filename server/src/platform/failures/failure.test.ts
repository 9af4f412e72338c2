import { hours, minutes } from '@ronda/core'
import { expect, test } from 'vitest'
import { errorLine, nextTryAtMs } from './failure.ts'

test.each([
  [1, minutes(1)],
  [2, minutes(2)],
  [3, minutes(4)],
  [7, hours(1)],
  [1_000, hours(1)],
])('after %i failures the next try is in %i ms', (tries, waitMs) => {
  expect(nextTryAtMs(tries, 5)).toBe(5 + waitMs)
})

test('an error is one short line', () => {
  expect(errorLine(new TypeError('no\0 number'))).toBe('TypeError: no number')
  expect(errorLine('thrown as text')).toBe('thrown as text')
  expect(errorLine(new Error('x'.repeat(2_000)))).toHaveLength(500)
})
