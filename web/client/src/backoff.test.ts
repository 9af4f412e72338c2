import { expect, test } from 'vitest'
import { backoffMs } from './backoff.ts'

test.each([
  // failures, minimum, maximum
  [0, 250, 500],
  [1, 500, 1_000],
  [4, 4_000, 8_000],
  [5, 7_500, 15_000],
  [500, 7_500, 15_000],
])('after %i failures the wait is between %i and %i ms', (failures, least, most) => {
  expect(backoffMs(failures, () => 0)).toBe(least)
  expect(backoffMs(failures, () => 1)).toBe(most)
})
