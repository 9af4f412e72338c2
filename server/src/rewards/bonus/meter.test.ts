import type { BonusKind } from '@ronda/contract'
import { rational } from '@ronda/core'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { RewardGame } from '../bet/bet.ts'
import { countedFor, lastWords, meteredBets, meterOf, weightOf, type MeteredBet } from './meter.ts'

const game = (returned: RewardGame['returned']): RewardGame => ({
  gameType: 'RNG',
  names: { es: '', en: '' },
  returned,
})
const games = new Map([
  ['slot', game(rational(96n, 100n))],
  ['dice', game(rational(99n, 100n))],
  ['roulette', game(rational(36n, 37n))],
])
const round = { mode: 'bonus', game: 'slot', stake: 100_000n, wallet: 1, seq: 5, atMs: 9 }

test.each([
  ['a slot that keeps 4 % counts in full', {}, 100_000n],
  ['dice that keep 1 % count a quarter', { game: 'dice' }, 25_000n],
  ['roulette with one zero counts 25/37', { game: 'roulette', stake: 370_000n }, 250_000n],
  ['the part of an atom is left out, once for each bet', { game: 'roulette', stake: 1n }, 0n],
  ['a stake that was taken back counts nothing', { isTakenBack: true }, 0n],
  ['a game whose return is not known counts nothing', { game: 'other' }, 0n],
])('%s', (_name, over, valid) => {
  expect(meterOf(meteredBets([{ ...round, ...over }], games))).toBe(valid)
})

test('money of other kinds adds nothing', () => {
  expect(
    meteredBets(
      [
        { ...round, mode: 'real' },
        { ...round, mode: 'free' },
      ],
      games,
    ),
  ).toEqual([])
})

test.each([
  ['1', rational(96n, 100n), rational(1n)],
  ['1, also for a game that keeps half', rational(1n, 2n), rational(1n)],
  ['1/4', rational(99n, 100n), rational(1n, 4n)],
  ['25/37', rational(36n, 37n), rational(25n, 37n)],
  ['0', rational(1n), rational(0n)],
  ['0, also for a game that pays more than it takes', rational(101n, 100n), rational(0n)],
])('the weight is %s', (_name, returned, weight) => {
  expect(weightOf(returned, 'money')).toEqual(weight)
  expect(weightOf(returned, 'spins')).toEqual(rational(1n))
})

test.each<[string, BonusKind, boolean, bigint]>([
  ['a bet with bonus money adds its weighted part', 'money', false, 25n],
  ['a free spin adds its whole stake', 'spins', false, 100n],
  ['a free spin that was taken back adds nothing', 'spins', true, 0n],
])('%s', (_name, kind, isTakenBack, valid) => {
  const stored = { wallet: 1, seq: 1, game: 'A', stake: 100n, valid: isTakenBack ? 0n : 25n, isTakenBack, atMs: 0 }
  expect(countedFor(stored, kind).valid).toBe(valid)
})

const bet: fc.Arbitrary<MeteredBet> = fc.record({
  wallet: fc.integer({ min: 1, max: 2 }),
  seq: fc.integer({ min: 1, max: 6 }),
  game: fc.constantFrom('slot', 'dice'),
  stake: fc.constant(100n),
  valid: fc.constant(100n),
  isTakenBack: fc.constant(false),
  atMs: fc.constant(0),
})

test('the order of events does not matter, and an event that comes twice counts once', () => {
  const events = fc.array(bet).chain((bets) => fc.tuple(fc.constant(bets), fc.shuffledSubarray([...bets, ...bets])))
  fc.assert(fc.property(events, ([bets, shuffled]) => meterOf(bets) === meterOf([...shuffled, ...bets.toReversed()])))
})

test('taking bets back leaves what there was without them, whenever it is known', () => {
  fc.assert(
    fc.property(fc.array(bet), fc.array(bet), fc.boolean(), (kept, undone, isFirst) => {
      const places = new Set(undone.map(({ wallet, seq }) => `${wallet} ${seq}`))
      const back = undone.map((each) => ({ ...each, valid: 0n, isTakenBack: true }))
      const without = kept.filter(({ wallet, seq }) => !places.has(`${wallet} ${seq}`))
      const events = isFirst ? [...back, ...kept, ...undone] : [...kept, ...undone, ...back]
      expect(meterOf(events)).toBe(meterOf(without))
      expect(lastWords(events).length).toBe(new Set(events.map(({ wallet, seq }) => `${wallet} ${seq}`)).size)
    }),
  )
})
