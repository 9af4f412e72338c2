import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { RAFFLE_LIMITS, type RafflePlan } from '@ronda/contract'
import { ATOMS_PER_UNIT, days, hours, minutes } from '@ronda/core'
import { RAFFLE_TICKETS_MAX } from '@ronda/fair'
import {
  claimRefusal,
  countedFor,
  expiryOf,
  isWithinLimits,
  numbered,
  potOf,
  roomOf,
  scaleOf,
  stateOf,
  ticketsOf,
  type Asked,
  type Timed,
} from './raffle.ts'

const NOW = Date.UTC(2026, 10, 18, 12)
const UNIT = ATOMS_PER_UNIT

const plan: RafflePlan = {
  names: { es: 'Sorteo', en: 'Raffle' },
  startsAtMs: NOW + hours(1),
  endsAtMs: NOW + days(7),
  hasFree: true,
  betPerTicket: 10n * UNIT,
  ticketsMax: 40,
  perPrize: 1_000,
  prizesMax: 6,
  prizes: [
    { amount: 100n * UNIT, count: 1 },
    { amount: 25n * UNIT, count: 4 },
  ],
}

describe('what may be proposed', () => {
  const { prizes } = plan
  test.each<[string, Partial<RafflePlan>, boolean]>([
    ['a cap above the stock', {}, true],
    ['a cap below the stock', { prizesMax: 2 }, true],
    ['only free tickets', { betPerTicket: null }, true],
    ['only tickets for bets', { hasFree: false }, true],
    ['no tickets', { hasFree: false, betPerTicket: null }, false],
    ['a part of a cent for a ticket', { betPerTicket: 1n }, false],
    ['nothing for a ticket', { betPerTicket: 0n }, false],
    ['a negative amount for a ticket', { betPerTicket: -UNIT }, false],
    ['too much for a ticket', { betPerTicket: 100_001n * UNIT }, false],
    ['a part of a cent as a prize', { prizes: [{ amount: UNIT + 1n, count: 1 }] }, false],
    ['a prize that is too large', { prizes: [{ amount: 100_001n * UNIT, count: 1 }] }, false],
    ['prizes that rise', { prizes: prizes.toReversed() }, false],
    ['too many prizes', { prizes: [{ amount: UNIT, count: RAFFLE_LIMITS.stock + 1 }] }, false],
    ['one that begins in this minute', { startsAtMs: NOW - minutes(1) + 1 }, true],
    ['the past', { startsAtMs: NOW - minutes(1) }, false],
    ['too far ahead', { startsAtMs: NOW + days(60) + 1, endsAtMs: NOW + days(61) }, false],
    ['too short', { endsAtMs: NOW + hours(1) + minutes(10) - 1 }, false],
    ['too long', { endsAtMs: NOW + hours(1) + days(60) + 1 }, false],
    ['an end before the start', { endsAtMs: NOW }, false],
  ])('%s', (_name, over, isGood) => {
    expect(isWithinLimits({ ...plan, ...over }, 'USD', NOW)).toBe(isGood)
  })
})

test('what is reserved are the prizes that can be drawn', () => {
  expect(potOf(plan)).toBe(200n * UNIT)
  expect(potOf({ ...plan, prizesMax: 2 })).toBe(125n * UNIT)
  expect(scaleOf(plan)).toEqual({ perPrize: 1_000, prizesMax: 6, stock: 5 })
})

test('a proposal expires after a day, or when its raffle would have ended', () => {
  expect(expiryOf(plan, NOW)).toBe(NOW + days(1))
  expect(expiryOf({ endsAtMs: NOW + hours(2) }, NOW)).toBe(NOW + hours(2))
})

test.each([
  ['nothing', 0, 0n, 0],
  ['free ones', 3, 0n, 3],
  ['a bet below the amount', 0, 10n * UNIT - 1n, 0],
  ['the amount', 0, 10n * UNIT, 1],
  ['both', 2, 39n * UNIT, 5],
  ['more than the most', 7, 400n * UNIT, 40],
])('tickets for %s', (_name, free, valid, tickets) => {
  expect(ticketsOf({ free, valid }, plan)).toBe(tickets)
})

test('the order in which bets are counted does not matter, and more bets never give fewer tickets', () => {
  const bets = fc.array(fc.bigInt({ min: 0n, max: 50n * UNIT }), { maxLength: 12 })
  fc.assert(
    fc.property(bets, fc.nat(10), (all, free) => {
      const sumOf = (some: readonly bigint[]): bigint => some.reduce((sum, bet) => sum + bet, 0n)
      const [whole, back] = [sumOf(all), sumOf(all.toReversed())]
      const fewer = ticketsOf({ free, valid: sumOf(all.slice(1)) }, plan)
      const tickets = ticketsOf({ free, valid: whole }, plan)
      return tickets === ticketsOf({ free, valid: back }, plan) && fewer <= tickets && tickets <= plan.ticketsMax
    }),
  )
})

test('the draw can choose among all tickets that there can be', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: RAFFLE_LIMITS.ticketsMax }), (ticketsMax) => {
      const room = roomOf({ ticketsMax })
      return room >= 1 && room <= RAFFLE_LIMITS.entrants && room * ticketsMax <= RAFFLE_TICKETS_MAX
    }),
  )
})

test('tickets are numbered from 1 on without a gap', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(5), { maxLength: 20 }), (counts) => {
      const all = numbered(counts.map((tickets) => ({ tickets })))
      const held = all.flatMap(({ first, tickets }) => Array.from({ length: tickets }, (_, at) => first + at))
      expect(held).toEqual(held.map((_, at) => at + 1))
      expect(held).toHaveLength(counts.reduce((sum, count) => sum + count, 0))
    }),
  )
})

const timed: Timed = { state: 'published', startsAtMs: NOW, endsAtMs: NOW + hours(1) }

test.each<[string, Partial<Timed>, number, string]>([
  ['before', {}, NOW - 1, 'coming'],
  ['at the start', {}, NOW, 'open'],
  ['the last moment', {}, NOW + hours(1) - 1, 'open'],
  ['at the end', {}, NOW + hours(1), 'closed'],
  ['with a final list', { state: 'frozen' }, NOW, 'closed'],
  ['drawn', { state: 'drawn' }, NOW, 'drawn'],
  ['cancelled', { state: 'cancelled' }, NOW, 'cancelled'],
])('%s', (_name, over, nowMs, state) => {
  expect(stateOf({ ...timed, ...over }, nowMs)).toBe(state)
})

const asked: Asked = { hasEntry: false, isDeviceUsed: false, entrants: 0, room: 2 }

test.each<[string, Partial<Timed>, Partial<Asked>, number, string | undefined]>([
  ['open', {}, {}, NOW, undefined],
  ['too early', {}, {}, NOW - 1, 'raffle.not_yet'],
  ['too late', {}, {}, NOW + hours(1), 'raffle.over'],
  ['cancelled', { state: 'cancelled' }, {}, NOW, 'raffle.over'],
  ['a browser of somebody else', {}, { isDeviceUsed: true }, NOW, 'raffle.device'],
  ['the own browser', {}, { isDeviceUsed: true, hasEntry: true }, NOW, undefined],
  ['the last place', {}, { entrants: 1 }, NOW, undefined],
  ['no place', {}, { entrants: 2 }, NOW, 'raffle.full'],
  ['no place, but taking part', {}, { entrants: 2, hasEntry: true }, NOW, undefined],
])('whether somebody may claim: %s', (_name, over, who, nowMs, refusal) => {
  expect(claimRefusal({ ...timed, ...over }, { ...asked, ...who }, nowMs)).toBe(refusal)
})

test.each<[string, number, number, bigint]>([
  ['before joining', 1, NOW + minutes(5) - 1, 0n],
  ['at joining', 1, NOW + minutes(5), 7n],
  ['the last moment', 1, NOW + hours(1) - 1, 7n],
  ['at the end', 1, NOW + hours(1), 0n],
  ['of another wallet', 2, NOW + minutes(6), 0n],
])('a bet counts: %s', (_name, wallet, atMs, counted) => {
  const entry = { wallet: 1, joinedAtMs: NOW + minutes(5), free: 0, valid: 0n }
  const bet = { wallet, game: 'A', gameType: 'RNG' as const, valid: 7n, atMs }
  expect(countedFor(entry, timed, [bet])).toBe(counted)
})
