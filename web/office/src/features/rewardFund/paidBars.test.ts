import fc from 'fast-check'
import { expect, test } from 'vitest'
import { barHeights, highestDay } from './paidBars.ts'

const daysOf = (paid: readonly bigint[]) =>
  paid.map((each, at) => ({ day: `2026-11-${String(at + 1).padStart(2, '0')}`, paid: each }))

test('the highest day is full, a small one can be seen, a day without payments has no bar', () => {
  const days = daysOf([0n, 1n, 500n, 1_000n, 1_000n])
  expect(barHeights(days)).toEqual([0, 2, 50, 100, 100])
  expect(highestDay(days)?.day).toBe('2026-11-04')
  expect(highestDay(daysOf([0n, 0n]))).toBeUndefined()
})

test('every height is from 0 to 100, and a higher payment never has a lower bar', () => {
  fc.assert(
    fc.property(fc.array(fc.bigInt(0n, 10n ** 17n), { minLength: 1, maxLength: 30 }), (paid) => {
      const heights = barHeights(daysOf(paid))
      heights.forEach((height, one) => {
        expect(height >= 0 && height <= 100).toBe(true)
        heights.forEach((other, two) => {
          if ((paid[one] ?? 0n) > (paid[two] ?? 0n)) expect(height).toBeGreaterThanOrEqual(other)
        })
      })
    }),
  )
})
