import { ATOMS_PER_UNIT, days } from '@ronda/core'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  afterMovement,
  chargeStateOf,
  isDayValid,
  isMovementValid,
  type Movement,
  type TransferSums,
} from './transfer.ts'

const none: TransferSums = { arrived: 0n, returned: 0n, toReturn: 0n }
const paid: TransferSums = { ...none, arrived: 1_000n }

// oxfmt-ignore
test.each<[string, TransferSums, object]>([
  ['nothing arrived',                  none,                                         { state: 'waiting', paid: 0n }],
  ['paid',                             paid,                                         { state: 'paid', paid: 1_000n, left: 1_000n, refunding: 0n }],
  ['a part is to go back',             { ...paid, toReturn: 400n },                  { state: 'paid', left: 600n, refunding: 400n }],
  ['a part of that went back',         { ...paid, toReturn: 400n, returned: 100n },  { state: 'paid', left: 600n, refunding: 300n }],
  ['all of that went back',            { ...paid, toReturn: 400n, returned: 400n },  { state: 'paid', left: 600n, refunding: 0n }],
  ['more went back',                   { ...paid, toReturn: 400n, returned: 500n },  { state: 'paid', left: 500n, refunding: 0n }],
  ['all is to go back',                { ...paid, toReturn: 1_000n },                { state: 'reversed', paid: 1_000n, refunding: 1_000n }],
  ['all went back',                    { ...paid, returned: 1_000n },                { state: 'reversed', paid: 1_000n, refunding: 0n }],
])('%s', (_, sums, expected) => {
  expect(chargeStateOf(sums, 'USD')).toMatchObject(expected)
})

const cent = ATOMS_PER_UNIT / 100n
// oxfmt-ignore
test.each<[string, TransferSums, Movement, boolean]>([
  ['a cent arrives',               none,                          { kind: 'arrived', amount: cent },            true],
  ['nothing arrives',              none,                          { kind: 'arrived', amount: 0n },              false],
  ['a part of a cent arrives',     none,                          { kind: 'arrived', amount: cent - 1n },       false],
  ['more than anybody has',        none,                          { kind: 'arrived', amount: 10n ** 15n },      false],
  ['it goes back before it came',  none,                          { kind: 'returned', amount: cent },           false],
  ['all goes back',                { ...none, arrived: cent },    { kind: 'returned', amount: cent },           true],
  ['it goes back twice',           { ...none, arrived: cent, returned: cent }, { kind: 'returned', amount: cent }, false],
])('%s: %s', (_, sums, movement, expected) => {
  expect(isMovementValid(sums, movement, 'USD')).toBe(expected)
})

test('whatever is recorded, we hold and refund no less than nothing and no more than arrived', () => {
  const movement = fc.record({
    kind: fc.constantFrom('arrived' as const, 'returned' as const),
    amount: fc.bigInt(1n, 50n).map((cents) => cents * cent),
  })
  fc.assert(
    fc.property(fc.array(movement, { maxLength: 20 }), fc.bigInt(0n, 500n), (movements, share) => {
      let sums = none
      for (const each of movements) if (isMovementValid(sums, each, 'USD')) sums = afterMovement(sums, each)
      const { arrived } = sums
      const state = chargeStateOf({ ...sums, toReturn: (arrived * (share % 101n)) / 100n }, 'USD')
      const left = state.left ?? 0n
      expect(left >= 0n && left <= arrived).toBe(true)
      expect(left + (state.refunding ?? 0n) <= arrived).toBe(true)
    }),
  )
})

const NOW = Date.parse('2026-11-19T10:00:00Z')
test.each([
  ['2026-11-19', true],
  ['2026-11-20', true],
  ['2026-11-21', false],
  ['2025-11-19', true],
  ['2025-11-17', false],
])('%s as a day of the statement: %s', (day, expected) => {
  expect(isDayValid(day, NOW)).toBe(expected)
  expect(isDayValid(day, NOW + days(800))).toBe(false)
})
