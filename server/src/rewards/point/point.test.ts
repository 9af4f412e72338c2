import { PARTS_PER_POINT } from '@ronda/contract'
import { ATOMS_PER_UNIT, present } from '@ronda/core'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { ValidBet } from '../bet/index.ts'
import {
  book,
  conversionOf,
  convertRefusal,
  earnedBy,
  NO_POINTS,
  pointsOf,
  type Change,
  type Standing,
} from './point.ts'

const POINT = PARTS_PER_POINT
const units = (count: number): bigint => BigInt(Math.round(count * 100)) * (ATOMS_PER_UNIT / 100n)

// oxfmt-ignore
test.each([
  // units   rate   points, in hundredths
  [100,      10,    1_000],
  [100,      1,     100],
  [1,        1,     1],
  [0.5,      1,     0.5],
  [37.5,     10,    375],
  [100,      0,     0],
  [12_345,   3,     37_035],
])('%d units at a rate of %i earn %d hundredths of a point', (count, rate, hundredths) => {
  expect(pointsOf(units(count), rate)).toBe((POINT * BigInt(hundredths * 100)) / 10_000n)
})

test('the smallest bet earns, and nothing is rounded', () => {
  expect(pointsOf(1n, 1)).toBe(1n)
  expect(Array.from({ length: 10_000_000 / 1_000 }, () => pointsOf(1_000n, 1)).reduce((sum, each) => sum + each)).toBe(
    POINT,
  )
})

const rates = { RNG: 10, LIVE: 20, LOTT: 0, ELOTT: 5, COCKFIGHT: 1, SPORTS: 1, ESPORTS: 1, DEPOSIT: 2 }
const bet = (wallet: number, gameType: ValidBet['gameType'], valid: bigint): ValidBet => ({
  wallet,
  game: 'A',
  gameType,
  valid,
  atMs: 0,
})

test('bets earn by the rate of their type of game, added up by account in a fixed order', () => {
  const owners = new Map([
    [1, 'b'],
    [2, 'a'],
  ])
  const bets = [
    bet(1, 'RNG', units(100)),
    bet(2, 'LIVE', units(50)),
    bet(1, 'COCKFIGHT', units(100)),
    bet(2, 'LOTT', units(100)),
    bet(3, 'RNG', units(100)),
  ]
  expect(earnedBy(bets, rates, owners)).toEqual([
    { account: 'a', amount: 10n * POINT },
    { account: 'b', amount: 11n * POINT },
  ])
  expect(earnedBy([bet(2, 'LOTT', units(100))], rates, owners)).toEqual([])
})

test('the order of batches does not matter, nor how bets are divided among them', () => {
  const owners = new Map([[1, 'a']])
  const stakes = fc.array(fc.bigInt(1n, 10n ** 12n), { minLength: 1, maxLength: 20 })
  fc.assert(
    fc.property(stakes, fc.integer({ min: 0, max: 20 }), (valid, cut) => {
      const bets = valid.map((each) => bet(1, 'RNG', each))
      const sumOf = (parts: readonly ValidBet[]): bigint => earnedBy(parts, rates, owners)[0]?.amount ?? 0n
      expect(sumOf(bets.slice(cut).toReversed()) + sumOf(bets.slice(0, cut))).toBe(sumOf(bets))
    }),
  )
})

const has = (part: Partial<Standing>): Standing => ({ ...NO_POINTS, ...part })
const change = (kind: Change['kind'], amount: bigint): Change => ({ kind, amount, subject: 's' })

test('bets become an entry before the next change', () => {
  const booked = book(has({ balance: 7n, unbooked: 5n, entries: 3 }), change('convert', -6n))
  expect(booked.entries).toMatchObject([
    { seq: 4, kind: 'bet', amount: 5n, balance: 7n, subject: null },
    { seq: 5, kind: 'convert', amount: -6n, balance: 1n, subject: 's' },
  ])
  expect(booked.standing).toEqual({ balance: 1n, unbooked: 0n, owed: 0n, entries: 5 })
})

test('what is taken back is taken as far as there is any; the rest comes off what is earned next', () => {
  const taken = book(has({ balance: 4n, entries: 1 }), change('takenBack', -10n))
  expect(taken.entries).toMatchObject([{ kind: 'takenBack', amount: -4n, balance: 0n, subject: 's' }])
  expect(taken.standing).toMatchObject({ balance: 0n, owed: 6n })
  const later = book({ ...taken.standing, balance: 9n, unbooked: 9n })
  expect(later.entries).toMatchObject([
    { kind: 'bet', amount: 9n, balance: 9n },
    { kind: 'takenBack', amount: -6n, balance: 3n, subject: null },
  ])
  expect(later.standing).toMatchObject({ balance: 3n, owed: 0n })
  expect(book(has({ entries: 1 }), change('takenBack', -10n)).entries).toEqual([])
})

test('points that are not there are never taken', () => {
  expect(() => book(has({ balance: 5n }), change('redeem', -6n))).toThrow('only points that are there are taken')
})

type Step = { readonly kind: 'bet' | Change['kind']; readonly amount: bigint }

const steps: fc.Arbitrary<readonly Step[]> = fc.array(
  fc.record({
    kind: fc.constantFrom('bet', 'deposit', 'redeem', 'returned', 'convert', 'takenBack'),
    amount: fc.bigInt(1n, 1_000n),
  }),
  { maxLength: 40 },
)

test('the entries add up to the balance, each says what it left, and no balance is ever negative', () => {
  fc.assert(
    fc.property(steps, (made) => {
      let standing = NO_POINTS
      let sum = 0n
      for (const { kind, amount } of made) {
        if (kind === 'bet') {
          standing = { ...standing, balance: standing.balance + amount, unbooked: standing.unbooked + amount }
          continue
        }
        const isOut = kind === 'redeem' || kind === 'convert' || kind === 'takenBack'
        if (isOut && kind !== 'takenBack' && amount > standing.balance) continue
        const booked = book(standing, change(kind, isOut ? -amount : amount))
        for (const [at, entry] of booked.entries.entries()) {
          sum += entry.amount
          expect(entry.seq).toBe(standing.entries + at + 1)
          expect(entry.balance).toBe(sum)
          expect(entry.balance).toBeGreaterThanOrEqual(0n)
        }
        standing = booked.standing
        // Who owes points has none.
        expect(standing.owed === 0n || standing.balance === 0n).toBe(true)
      }
      expect(sum + standing.unbooked).toBe(standing.balance)
    }),
  )
})

test('what redeeming takes and returns leaves exactly what there was', () => {
  fc.assert(
    fc.property(fc.bigInt(1n, 10n ** 15n), fc.bigInt(0n, 10n ** 15n), (price, rest) => {
      const before = has({ balance: price + rest })
      const taken = book(before, change('redeem', -price)).standing
      expect(book(taken, change('returned', price)).standing.balance).toBe(before.balance)
    }),
  )
})

// oxfmt-ignore
test.each([
  // points  per unit  cents   points taken, in hundredths
  [100,      100,      100,    10_000],
  [1,        100,      1,      100],
  [10,       300,      3,      900],
  [2,        300,      0,      0],
  [1_000,    7,        14_285, 99_995],
])('%i points at %i a unit are %i cents and take %i hundredths of a point', (asked, pointsPerUnit, cents, hundredths) => {
  const { amount, points } = conversionOf(asked, { pointsPerUnit, currency: 'USD' })
  expect(amount).toBe(BigInt(cents) * 1_000n)
  expect(points).toBe((BigInt(hundredths) * POINT) / 100n)
})

test('a conversion never takes more points than were asked for, and never pays more than they are worth', () => {
  const whole = fc.integer({ min: 1, max: 10_000_000 })
  fc.assert(
    fc.property(whole, fc.integer({ min: 1, max: 1_000_000 }), (asked, pointsPerUnit) => {
      const { amount, points } = conversionOf(asked, { pointsPerUnit, currency: 'USD' })
      expect(points).toBeLessThanOrEqual(BigInt(asked) * POINT)
      expect(points * ATOMS_PER_UNIT).toBe(amount * BigInt(pointsPerUnit) * POINT)
      expect(amount % 1_000n).toBe(0n)
    }),
  )
})

const ratio = { pointsPerUnit: 100, currency: 'USD' } as const

test.each([
  ['another ratio than was shown', { asked: 100, pointsPerUnit: 99 }, 100n, 'point.ratio_changed'],
  ['more than there is', { asked: 101, pointsPerUnit: 100 }, 100n, 'point.not_enough'],
  ['all there is', { asked: 100, pointsPerUnit: 100 }, 100n, undefined],
])('%s: %s', (_name, asking, count, refusal) => {
  expect(convertRefusal(asking, ratio, { balance: count * POINT })).toBe(refusal)
})

test('less than a cent is refused before the balance is looked at', () => {
  const refusal = convertRefusal({ asked: 2, pointsPerUnit: 300 }, { ...ratio, pointsPerUnit: 300 }, { balance: 0n })
  expect(present(refusal, 'a refusal')).toBe('point.too_few')
})
