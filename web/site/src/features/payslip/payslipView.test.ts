import { expect, test } from 'vitest'
import { owedOf, rangeDays, runningIncome } from './payslipView.ts'

test.each([
  ['all', {}],
  ['month', { from: '2028-02-01', to: '2028-02-29' }],
  ['30d', { from: '2028-01-31', to: '2028-02-29' }],
  ['90d', { from: '2027-12-02', to: '2028-02-29' }],
] as const)('the days of the range %s', (range, days) => {
  expect(rangeDays(range, '2028-02-29')).toEqual(days)
})

test('what is owed is what is approved and not paid', () => {
  const bill = (
    state: 'issued' | 'insufficient' | 'partly_collected' | 'awaiting_approval',
    amount: bigint,
    collected: bigint,
  ) => ({ no: 0, state, amount, collected, postedAt: 0, note: null, payments: [] })
  const bills = [
    bill('issued', 5n, 5n),
    bill('insufficient', 7n, 0n),
    bill('partly_collected', 9n, 4n),
    bill('awaiting_approval', 100n, 0n),
  ]
  expect(owedOf({ bills })).toBe(12n)
})

test('the line of the chart adds the months up', () => {
  expect(runningIncome([{ earned: 1n }, { earned: 0n }, { earned: -3n }]).map(({ total }) => total)).toEqual([
    1n,
    1n,
    -2n,
  ])
})
