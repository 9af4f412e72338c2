import { expect, test } from 'vitest'
import { oneIn, percent, plainNumber, timesStake } from './figures.ts'

test.each([
  ['96.0000%', 96n, 100n, 4],
  ['66.6666%', 2n, 3n, 4],
  ['99.99%', 999_999_999n, 1_000_000_000n, 2],
  ['0.50%', 1n, 200n, 2],
])('%s of %s in %s, never rounded up', (text, numerator, denominator, places) => {
  expect(percent({ numerator, denominator }, places, 'en')).toBe(text)
})

test('the decimal sign of the locale is used', () => {
  expect(percent({ numerator: 1n, denominator: 8n }, 1, 'es')).toMatch(/^12,5\s?%$/)
})

test.each([
  ['112', 1n, 112n],
  ['3.5', 2n, 7n],
  ['∞', 0n, 7n],
])('one in %s is %s of %s', (text, numerator, denominator) => {
  expect(oneIn({ numerator, denominator }, 'en')).toBe(text)
})

test.each([
  [300n, 200n, '1.5'],
  [199n, 100n, '1.99'],
  [1_999n, 1_000n, '1.99'],
  [123_456n, 100n, '1,234'],
])('a win of %s on %s is %s times the stake', (win, stake, text) => {
  expect(timesStake(win, stake, 'en')).toBe(text)
})

test('numbers are grouped', () => {
  expect(plainNumber(1_234_567, 'en')).toBe('1,234,567')
})
