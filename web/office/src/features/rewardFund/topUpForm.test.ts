import { expect, test } from 'vitest'
import { topUpAmount, topUpProblems } from './topUpForm.ts'

test.each([
  ['', undefined],
  ['0', undefined],
  ['0.99', undefined],
  ['1', 100_000n],
  ['12.50', 1_250_000n],
  ['1,000,000', 100_000_000_000n],
  ['1,000,000.01', undefined],
  ['-5', undefined],
  ['much', undefined],
])('%s', (text, amount) => {
  expect(topUpAmount(text, 'USD', 'en-US')).toBe(amount)
})

test('a reason is needed, and more than spaces', () => {
  expect([...topUpProblems(undefined, '  a ')]).toEqual(['amount', 'reason'])
  expect([...topUpProblems(1n, 'Rebates')]).toEqual([])
})
