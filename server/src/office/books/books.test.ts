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
])('%j found %i hours ago: %i wait', (faults, past, waiting) => {
  expect(waitingIn({ checkedAtMs: 0, faults }, hours(past))).toBe(waiting)
})

test('a check that has never run waits for nobody yet', () => {
  expect(waitingIn(undefined, hours(9))).toBe(0)
  expect(isLate(0, hours(2) + 1)).toBe(true)
})
