import { hours } from '@ronda/core'
import { expect, test } from 'vitest'
import { isLate, waitingIn } from './books.ts'

// oxfmt-ignore
test.each([
  // faults  hours since  waiting
  [[],       0,           0],
  [[],       2,           0],
  [[],       3,           1],
  [['a'],    0,           1],
  [['a'],    3,           2],
])('faults %j found %i hours ago: %i items need attention', (faults, past, waiting) => {
  expect(waitingIn({ checkedAtMs: 0, faults }, hours(past))).toBe(waiting)
})

test('before the first check no item needs attention', () => {
  expect(waitingIn(undefined, hours(9))).toBe(0)
  expect(isLate(0, hours(2) + 1)).toBe(true)
})
