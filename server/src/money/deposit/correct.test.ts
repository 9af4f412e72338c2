import fc from 'fast-check'
import { expect, test } from 'vitest'
import { correctionOf, stateOf } from './correct.ts'
import { targetOf } from './credit.ts'

const amount = fc.bigInt(0n, 1_000n)

// oxfmt-ignore
test.each([
  // standing paid  toReturn kept  balance correction state after
  [100n,      100n,   0n,    100n,   0n,      0n,   'credited'],
  [100n,      100n,   0n,     60n, 500n,    -40n,   'credited'],
  [100n,      100n,   0n,      0n, 500n,   -100n,   'reversed'],
  [100n,      100n,   0n,      0n,  30n,    -30n,   'owed'],
  [100n,      100n,   0n,     60n,   0n,      0n,   'owed'],
  [0n,        100n,   0n,    100n,   0n,    100n,   'credited'],
  [100n,      250n,   0n,    250n,   0n,    150n,   'credited'],
  // The member's share is the same before and after the amount over the limit was returned.
  [ 60n,      100n,  40n,    100n, 500n,      0n,   'credited'],
  [ 60n,      100n,  40n,     60n, 500n,      0n,   'credited'],
  // What the payer takes back comes out of the amount to return first, while we still hold it.
  [ 60n,      100n,  40n,     70n, 500n,      0n,   'credited'],
  [ 60n,      100n,  40n,     50n, 500n,    -10n,   'credited'],
  [ 60n,      100n,  40n,      0n, 500n,    -60n,   'reversed'],
  // Of a second payment, only the member's share is credited.
  [100n,      250n, 120n,    250n,   0n,     30n,   'credited'],
  [  0n,      100n, 100n,    100n, 500n,      0n,   'returned'],
  [  0n,      100n, 100n,      0n, 500n,      0n,   'returned'],
] as const)('credited %i, paid %i, to return %i, kept %i, balance %i: correction %i, state %s',
  (standing, paid, toReturn, kept, balance, correction, state) => {
    const payment = { paid, toReturn }
    expect(correctionOf(standing, targetOf(payment, kept), balance)).toBe(correction)
    expect(stateOf(standing + correction, payment, kept)).toBe(state)
  })

test('the balance never goes below zero, and with enough balance the member gets exactly their share', () => {
  fc.assert(
    fc.property(amount, amount, amount, (standing, target, balance) => {
      const correction = correctionOf(standing, target, balance)
      expect(balance + correction).toBeGreaterThanOrEqual(0n)
      if (balance >= standing) expect(standing + correction).toBe(target)
    }),
  )
})
