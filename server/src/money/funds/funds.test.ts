import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Standing } from '../ledger/ledger.ts'
import { explainFunds, type HoldReason } from './funds.ts'

const amount = fc.bigInt(0n, 10n ** 15n)
const reason = fc.constantFrom<HoldReason>('inPlay', 'pendingOut', 'moving')
const holds = fc.array(fc.record({ id: fc.uuid(), amount, reason }), { maxLength: 8 })
const codes = fc.uniqueArray(fc.constantFrom('ALAMEDA', 'FARO', 'PASEO'))

const wallet = (purpose: string, balance: bigint, own: Standing['holds'] = []): Standing => ({
  purpose,
  currency: 'USD',
  balance,
  seq: 1,
  holds: own,
})
const sum = (list: readonly { amount: bigint }[]): bigint => list.reduce((total, one) => total + one.amount, 0n)

test('the parts add up to the total, and the total to the wallets', () => {
  fc.assert(
    fc.property(amount, amount, holds, codes, amount, (cash, bonus, held, vendors, each) => {
      const wallets = [
        wallet('cash', cash),
        wallet('held', sum(held), held),
        wallet('bonus', bonus),
        ...vendors.map((code) => wallet(`vendor:${code}`, each)),
      ]
      const reasons = new Map(held.map((hold) => [hold.id, hold.reason]))
      const funds = explainFunds(wallets, {
        reasonOf: (id) => reasons.get(id) ?? 'pendingOut',
        vendorName: (code) => code.toLowerCase(),
      })
      expect(sum(funds.parts)).toBe(funds.total)
      expect(funds.total).toBe(wallets.reduce((total, { balance }) => total + balance, 0n))
      expect(new Set(funds.parts.map(({ wallet: name, part }) => `${name} ${part}`)).size).toBe(funds.parts.length)
    }),
  )
})

test('a held wallet whose holds do not add up throws', () => {
  const reasons = { reasonOf: () => 'pendingOut' as const, vendorName: String }
  expect(() => explainFunds([wallet('cash', 0n), wallet('held', 5n)], reasons)).toThrow('explain a held wallet')
})
