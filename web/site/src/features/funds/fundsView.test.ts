import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { ExplainedFunds } from '@ronda/contract'
import { fundsView, sharesOf } from './fundsView.ts'

const funds: ExplainedFunds = {
  currency: 'USD',
  total: 160n,
  seq: 7,
  parts: [
    { part: 'cash', vendor: null, amount: 100n, wallet: 'cash' },
    { part: 'bonus', vendor: null, amount: 0n, wallet: 'bonus' },
    { part: 'pendingOut', vendor: null, amount: 60n, wallet: 'held' },
  ],
}
const pushed = (seq: number, cash: bigint) => ({ currency: 'USD' as const, cash, held: 60n, seq })

test.each([
  ['nothing was pushed', undefined, 160n],
  ['the push is older', pushed(6, 5n), 160n],
  ['the push is newer', pushed(8, 90n), 150n],
])('when %s, the total is right', (_, balance, total) => {
  const view = fundsView(funds, balance)
  expect(view.total).toBe(total)
  expect(view.parts.map(({ part }) => part)).toEqual(['cash', 'pendingOut'])
})

test('shares fill the bar exactly, and every part is visible', () => {
  fc.assert(
    fc.property(fc.array(fc.bigInt(0n, 10n ** 16n), { minLength: 1, maxLength: 8 }), (amounts) => {
      const shares = sharesOf(amounts)
      const isEmpty = amounts.every((amount) => amount === 0n)
      expect(shares.reduce((sum, share) => sum + share, 0)).toBe(isEmpty ? 0 : 1_000)
      amounts.forEach((amount, at) => expect((shares[at] ?? 0) > 0).toBe(amount > 0n))
    }),
  )
})
