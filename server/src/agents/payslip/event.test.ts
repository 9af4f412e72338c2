import { rational } from '@ronda/core'
import { NO_AMOUNTS } from '@ronda/core/payroll'
import { expect, test } from 'vitest'
import { amend, givenBy, undo, type NewEvent } from './event.ts'

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

const settled = { stake: 100n, win: 180n, validBet: 80n }
const lost = { stake: 100n, win: 0n, validBet: 100n }
const none = { stake: 0n, win: 0n, validBet: 0n }

test.each([
  ['a bet that is void after all', settled, none, { validBet: -60n, stakes: -100n, prizes: -180n }],
  ['a bet that did not win after all', settled, lost, { validBet: 15n, stakes: 0n, prizes: -180n }],
  ['a bet that won after all', lost, settled, { validBet: -15n, stakes: 0n, prizes: 180n }],
])('[SP37] %s changes what it counted for by the difference', (_name, before, after, amounts) => {
  const done: NewEvent = {
    source: 'bet',
    wallet: 1,
    seq: 2,
    operation: 'o',
    currency: 'USD',
    game: 'G',
    account: 'm',
    line: ['a'],
    excluded: null,
    atMs: 5,
    amounts: { ...NO_AMOUNTS, validBet: 60n, stakes: 100n, prizes: 180n },
  }
  // It keeps 3 %: three quarters of a valid bet count.
  const games = new Map([
    ['G', { gameType: 'SPORTS' as const, names: { es: 'G', en: 'G' }, returned: rational(97n, 100n) }],
  ])
  const by = { mode: 'real', game: 'G', wallet: 1, seq: 9, atMs: 5, before, after } as const
  expect(amend(done, by, games)).toEqual({ ...done, source: 'undo', seq: 9, amounts: { ...NO_AMOUNTS, ...amounts } })
})
