import { feeOf, smallestOf, type Currency } from '@ronda/core'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { decideAmount, allowanceOf, type AllowanceFacts } from './allowance.ts'

const U = 100_000n
const facts: AllowanceFacts = {
  currency: 'USD',
  cash: 800n * U,
  wageringLeft: 200n * U,
  min: 10n * U,
  max: 1_000n * U,
  dayMax: 500n * U,
  dayTaken: 100n * U,
}

// oxfmt-ignore
test.each<[bigint, Partial<AllowanceFacts>, string]>([
  [0n,            {},                                  'withdrawal.amount_invalid'],
  [-10n * U,      {},                                  'withdrawal.amount_invalid'],
  [10n * U + 1n,  {},                                  'withdrawal.amount_invalid'],
  [10n * U + 50_000n, { currency: 'CLP' },             'withdrawal.amount_invalid'],
  [9n * U,        {},                                  'withdrawal.below_min'],
  [1_001n * U,    {},                                  'withdrawal.above_max'],
  [801n * U,      {},                                  'wallet.insufficient_funds'],
  [601n * U,      {},                                  'withdrawal.wagering_left'],
  [401n * U,      {},                                  'withdrawal.day_reached'],
  [400n * U,      {},                                  'ok'],
  [10n * U,       {},                                  'ok'],
])('a request of %i with %o is %s', (amount, change, outcome) => {
  const decided = decideAmount({ ...facts, ...change }, amount)
  expect(decided.ok ? 'ok' : decided.error).toBe(outcome)
})

// oxfmt-ignore
test.each<[Partial<AllowanceFacts>, bigint, string]>([
  [{},                                                400n * U, 'day'],
  [{ dayTaken: 0n },                                  500n * U, 'day'],
  [{ dayMax: 5_000n * U },                            600n * U, 'wagering'],
  [{ dayMax: 5_000n * U, wageringLeft: 0n },          800n * U, 'funds'],
  [{ dayMax: 5_000n * U, wageringLeft: 0n, max: 50n * U }, 50n * U, 'max'],
  [{ cash: 9n * U, wageringLeft: 0n },                0n,       'funds'],
  [{ dayTaken: 600n * U },                            0n,       'day'],
])('with %o the most is %i, limited by %s', (change, most, reason) => {
  expect(allowanceOf({ ...facts, ...change })).toMatchObject({ most, reason })
})

const amount = fc.bigInt(0n, 2_000n * U)
const anyFacts = fc.record({
  currency: fc.constantFrom<Currency>('USD', 'CLP'),
  cash: amount,
  wageringLeft: amount,
  min: fc.constantFrom(0n, 1n * U, 10n * U),
  max: fc.bigInt(10n, 2_000n).map((units) => units * U),
  dayMax: fc.bigInt(0n, 2_000n).map((units) => units * U),
  dayTaken: amount,
})

test('the most is always accepted, and one smallest unit more never', () => {
  fc.assert(
    fc.property(anyFacts, (some) => {
      const { most } = allowanceOf(some)
      const all = decideAmount(some, 'max')
      expect(all.ok).toBe(most > 0n)
      if (all.ok) expect(all.value).toBe(most)
      if (most > 0n) expect(decideAmount(some, most).ok).toBe(true)
      expect(decideAmount(some, most + smallestOf(some.currency)).ok && most > 0n).toBe(false)
    }),
    { numRuns: 2_000 },
  )
})

test('an accepted amount is in the wallet, was wagered, and is within the day’s limit', () => {
  fc.assert(
    fc.property(anyFacts, amount, (some, asked) => {
      if (!decideAmount(some, asked).ok) return
      expect(asked + some.wageringLeft).toBeLessThanOrEqual(some.cash)
      expect(asked + some.dayTaken).toBeLessThanOrEqual(some.dayMax)
    }),
    { numRuns: 2_000 },
  )
})

test('the fee is never more than its share, and is payable in whole minor units', () => {
  fc.assert(
    fc.property(amount, fc.integer({ min: 0, max: 200 }), (sum, permille) => {
      const fee = feeOf(sum, permille, 'USD')
      expect(fee * 1_000n).toBeLessThanOrEqual(sum * BigInt(permille))
      expect(fee % smallestOf('USD')).toBe(0n)
    }),
  )
})
