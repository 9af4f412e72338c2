import { expect, test } from 'vitest'
import { countBetween } from './count.ts'

test.each([
  // from, to, progress, shown
  [0n, 100_000n, 0, 0n],
  [0n, 100_000n, -1, 0n],
  [0n, 100_000n, 0.5, 87_500n],
  [100_000n, 0n, 0.5, 12_500n],
  [0n, 100_000n, 1, 100_000n],
  [0n, 7n, 2, 7n],
])('from %i to %i at %d shows %i', (from, to, progress, shown) => {
  expect(countBetween(from, to, progress)).toBe(shown)
})
