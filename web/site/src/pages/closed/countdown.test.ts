import { expect, test } from 'vitest'
import { spanUntil } from './countdown.ts'

test.each([
  [10_000, 0, '0:10'],
  [3_723_000, 0, '1:02:03'],
  [5, 5, undefined],
  [4, 5, undefined],
])('until %i from %i is %s', (endMs, nowMs, span) => {
  expect(spanUntil(endMs, nowMs)).toBe(span)
})
