import fc from 'fast-check'
import { expect, test } from 'vitest'
import { correctionOf, stateOf } from './correct.ts'

const amount = fc.bigInt(0n, 1_000n)

// oxfmt-ignore
test.each([
  // standing  kept  balance  correction  state after
  [100n,       100n, 0n,       0n,        'credited'],
  [100n,        60n, 500n,   -40n,        'credited'],
  [100n,         0n, 500n,  -100n,        'reversed'],
  [100n,         0n, 30n,    -30n,        'owed'],
  [100n,        60n, 0n,       0n,        'owed'],
  [0n,         100n, 0n,     100n,        'credited'],
  [100n,       250n, 0n,     150n,        'credited'],
] as const)('of %i given and %i kept, with %i there: %i, and it is %s', (standing, kept, balance, correction, state) => {
  expect(correctionOf(standing, kept, balance)).toBe(correction)
  expect(stateOf(standing + correction, kept)).toBe(state)
})

test('nothing goes below zero, and with enough money the member has what the house has kept', () => {
  fc.assert(
    fc.property(amount, amount, amount, (standing, kept, balance) => {
      const correction = correctionOf(standing, kept, balance)
      expect(balance + correction).toBeGreaterThanOrEqual(0n)
      if (balance >= standing) expect(standing + correction).toBe(kept)
    }),
  )
})
