import { NO_AMOUNTS } from '@ronda/core/payroll'
import { expect, test } from 'vitest'
import { givenBy, undo, type NewEvent } from './event.ts'

test.each([
  ['a rebate', 'cash', 'fund:REBATE', { rebates: 5n }],
  ['a reward of any other fund', 'cash', 'fund:MISSION', { promotions: 5n }],
  ['money of the promotion account', 'cash', 'promotion', { promotions: 5n }],
  ['bonus money that became money', 'cash', 'bonus', { promotions: 5n }],
  ['what a contract pays to an agent', 'cash', 'fund:CONTRACT', undefined],
  ['a transfer between members', 'cash', 'cash', undefined],
  ['a deposit', 'cash', undefined, undefined],
  ['bonus money that is not free yet', 'bonus', 'fund:BONUS', undefined],
])('given: %s', (_name, purpose, from, amounts) => {
  expect(givenBy(5n, purpose, from)).toEqual(amounts && { ...NO_AMOUNTS, ...amounts })
})

test('what undoes an event has its moment, its line and its amounts with the other sign', () => {
  const done: NewEvent = {
    source: 'given',
    wallet: 1,
    seq: 2,
    operation: 'o',
    currency: 'USD',
    game: null,
    account: 'm',
    line: ['a'],
    excluded: 'self_play',
    atMs: 5,
    amounts: { ...NO_AMOUNTS, promotions: 7n },
  }
  const amounts = { validBet: 0n, stakes: 0n, prizes: 0n, rebates: 0n, promotions: -7n, paymentFees: 0n }
  expect(undo(done, { seq: 9 })).toEqual({ ...done, source: 'undo', seq: 9, amounts })
})
