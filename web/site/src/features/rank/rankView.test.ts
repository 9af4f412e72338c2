import { expect, test } from 'vitest'
import { dayText, layOutBars, percentText, shareOf } from './rankView.ts'

test.each([
  [0n, 100n, 0],
  [25n, 100n, 0.25],
  [999n, 1_000n, 0.999],
  [100n, 100n, 1],
  [250n, 100n, 1],
])('%i of %i is a share of %d', (part, whole, share) => {
  expect(shareOf(part, whole)).toBe(share)
})

test('the share is full only when everything is reached', () => {
  expect(shareOf(10n ** 12n - 1n, 10n ** 12n)).toBeLessThan(1)
})

test('the highest bar has the full height, a small one can be seen, and a day without bets has none', () => {
  const bars = layOutBars([0n, 1n, 10_000n], { width: 300, height: 100 })
  expect(bars.map(({ height }) => height)).toEqual([0, 2, 100])
  expect(bars.map(({ y }) => y)).toEqual([100, 98, 0])
  for (const { x, width } of bars) expect(x + width).toBeLessThanOrEqual(300)
})

test('without any bets there are no bars', () => {
  expect(layOutBars([0n, 0n], { width: 100, height: 50 }).every(({ height }) => height === 0)).toBe(true)
})

test('days and percentages are in the locale', () => {
  expect(dayText('2026-11-18', 'en')).toBe('Nov 18, 2026')
  expect(percentText(125, 'en')).toBe('12.5%')
  expect(percentText(50, 'es')).toMatch(/^5\s%$/)
})
