import { rational } from '@ronda/core'
import { expect, test } from 'vitest'
import { exactAmount, factorText, rateText, returnText, shareOf } from './rebateView.ts'

test.each([
  ['96%', rational(96n, 100n)],
  ['96.12%', rational(9_612n, 10_000n)],
  ['36/37', rational(36n, 37n)],
  ['98.990321%', rational(98_990_321n, 100_000_000n)],
])('a return is shown as %s', (text, value) => {
  expect(returnText(value, 'en')).toBe(text)
})

test('an amount that is not rounded yet shows its small parts, cut', () => {
  // 825 × 1/37 × 10 %
  expect(exactAmount(rational(8_250_000n, 37n), 'USD', 'en')).toBe('$2.22972')
  expect(exactAmount(rational(4_000n), 'USD', 'en')).toBe('$0.04')
})

test('a rate is in per cent', () => {
  expect([100, 5, 0].map((permille) => rateText(permille, 'en'))).toEqual(['10%', '0.5%', '0%'])
})

test('what a rank adds to a rate is shown as a factor, with all its digits', () => {
  expect([0, 50, 200, 333, 1_000].map((extra) => factorText(extra, 'en'))).toEqual(['1', '1.05', '1.2', '1.333', '2'])
})

test('shares add up to one, and nothing has no share', () => {
  const parts = [rational(1n, 3n), rational(2n, 3n)]
  expect(parts.reduce((sum, part) => sum + shareOf(part, parts), 0)).toBeCloseTo(1)
  expect(shareOf(rational(0n), [rational(0n)])).toBe(0)
})
