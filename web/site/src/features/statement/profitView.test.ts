import fc from 'fast-check'
import { expect, test } from 'vitest'
import { profitLines, spanOf } from './profitView.ts'

test.each([
  [1, 'day'],
  [45, 'day'],
  [46, 'week'],
  [190, 'week'],
  [191, 'month'],
  [366, 'month'],
] as const)('%d days are grouped by %s', (days, span) => {
  expect(spanOf(days)).toBe(span)
})

test('the running total ends at the sum of all bars', () => {
  const amount = fc.bigInt(0n, 10n ** 15n)
  const span = fc.record({
    from: fc.constant('d'),
    to: fc.constant('d'),
    rounds: fc.nat(),
    staked: amount,
    won: amount,
  })
  fc.assert(
    fc.property(fc.array(span, { minLength: 1 }), (spans) => {
      const lines = profitLines({ spans })
      expect(lines.at(-1)?.total).toBe(spans.reduce((sum, { staked, won }) => sum + won - staked, 0n))
    }),
  )
})
