import { expect, test } from 'vitest'
import type { Raffle } from '@ronda/contract'
import { betsToTicket, claimOf, mostPrizes, stateAt, ticketsToPrize, wonBy, writeCode } from './raffleView.ts'

const plan: Raffle['plan'] = {
  names: { es: 'A', en: 'A' },
  startsAtMs: 1_000,
  endsAtMs: 2_000,
  hasFree: true,
  betPerTicket: 10n,
  ticketsMax: 5,
  perPrize: 10,
  prizesMax: 6,
  prizes: [
    { amount: 3n, count: 1 },
    { amount: 1n, count: 4 },
  ],
}
const own = { entrant: 'a'.repeat(16), tickets: 2, free: 1, valid: 13n, first: null, isFreeClaimed: true }

test.each([
  ['coming', 999, 'coming'],
  ['coming', 1_000, 'open'],
  ['open', 1_999, 'open'],
  ['open', 2_000, 'closed'],
  ['closed', 1_500, 'closed'],
  ['drawn', 1_500, 'drawn'],
  ['cancelled', 1_500, 'cancelled'],
] as const)('what was %s is at %d %s', (state, nowMs, expected) => {
  expect(stateAt({ state, plan }, nowMs)).toBe(expected)
})

test.each([
  [0, 0, 10],
  [9, 0, 1],
  [10, 1, 10],
  [49, 4, 1],
  [50, 5, undefined],
  [90, 5, undefined],
])('with %d tickets and %d prizes %s are missing for the next', (tickets, prizes, missing) => {
  expect(mostPrizes(plan)).toBe(5)
  expect(ticketsToPrize({ plan, tickets, prizes })).toBe(missing)
})

test('what is missing for the next ticket', () => {
  expect(betsToTicket({ plan, own })).toBe(7n)
  expect(betsToTicket({ plan, own: { ...own, valid: 20n } })).toBe(10n)
  expect(betsToTicket({ plan, own: { ...own, tickets: 5 } })).toBeUndefined()
  expect(betsToTicket({ plan: { ...plan, betPerTicket: null }, own })).toBeUndefined()
  expect(betsToTicket({ plan, own: null })).toBeUndefined()
})

test('what can be claimed', () => {
  expect(claimOf({ plan, own: null })).toBe('takeFree')
  expect(claimOf({ plan, own: { ...own, isFreeClaimed: false } })).toBe('takeFree')
  expect(claimOf({ plan, own })).toBeUndefined()
  expect(claimOf({ plan: { ...plan, hasFree: false }, own: null })).toBe('take')
  expect(claimOf({ plan: { ...plan, hasFree: false }, own })).toBeUndefined()
})

test('several tickets of one member can win', () => {
  const winners = [3n, 1n, 1n].map((amount, at) => ({ ticket: at + 1, entrant: at === 1 ? 'b' : own.entrant, amount }))
  expect(wonBy({ own, winners })).toBe(4n)
  expect(wonBy({ own: null, winners })).toBe(0n)
  expect(writeCode('0123456789abcdef')).toBe('0123 4567 89ab cdef')
})
