import fc from 'fast-check'
import { expect, test } from 'vitest'
import { quickAmounts } from './amount.ts'

test('quick amounts are round, grow, and stay within the limits', () => {
  expect(quickAmounts(1_000_000n, 500_000_000n)).toEqual([2_000_000n, 5_000_000n, 10_000_000n])
  fc.assert(
    fc.property(fc.bigInt(1n, 10n ** 9n), fc.bigInt(1n, 10n ** 14n), (min, max) => {
      for (const amount of quickAmounts(min, max)) {
        expect(amount).toBeGreaterThanOrEqual(min)
        expect(amount).toBeLessThan(max)
      }
    }),
  )
})
