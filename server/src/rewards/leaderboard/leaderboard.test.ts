import { ATOMS_PER_UNIT } from '@ronda/core'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { ValidBet } from '../bet/index.ts'
import { compareRacers, pointsOf, prizeOf, raceTerms, rank, type Entry, type Racer } from './leaderboard.ts'

const racer = (account: string, valid: bigint, reachedAtMs: number, number: bigint): Racer => ({
  account,
  valid,
  reachedAtMs,
  number,
})

// oxfmt-ignore
test.each<[string, Racer[], string]>([
  ['most points first',                       [racer('a', 1n, 1, 1n), racer('b', 2n, 9, 9n)], 'b a'],
  ['of equals who reached them first',        [racer('a', 2n, 5, 1n), racer('b', 2n, 4, 9n)], 'b a'],
  ['of those the lower member number',        [racer('a', 2n, 5, 9n), racer('b', 2n, 5, 1n)], 'b a'],
  ['who has no points is not on the board',   [racer('a', 0n, 1, 1n), racer('b', 2n, 5, 2n)], 'b'],
])('%s', (_name, racers, expected) => {
  expect(rank(racers).map(({ account }) => account).join(' ')).toBe(expected)
})

const anyRacers = fc.uniqueArray(
  fc
    .tuple(fc.bigInt(0n, 5n), fc.nat(4), fc.bigInt(1n, 99n))
    .map(([valid, reached, number]) => racer(String(number), valid, reached, number)),
  { selector: ({ number }) => number, maxLength: 30 },
)

test('the board does not depend on the order of its rows, and no two places are equal', () => {
  fc.assert(
    fc.property(anyRacers, (racers) => {
      const ranked = rank(racers)
      expect(rank(racers.toReversed())).toEqual(ranked)
      ranked.slice(1).forEach((each, at) => expect(compareRacers(ranked[at] ?? each, each)).toBeLessThan(0))
    }),
  )
})

const RACE = raceTerms(ATOMS_PER_UNIT)

test('prizes are never more than what is stated, fall with the place, and need enough players', () => {
  const stated = RACE.prizes.reduce((sum, prize) => sum + prize, 0n)
  fc.assert(
    fc.property(fc.nat(200), (players) => {
      const paid = Array.from({ length: players }, (_, at) => prizeOf(at + 1, players, RACE))
      const sum = paid.reduce((total, prize) => total + prize, 0n)
      expect(sum <= stated).toBe(true)
      expect(sum > 0n).toBe(players >= RACE.playersMin)
      paid.slice(1).forEach((prize, at) => expect(prize <= (paid[at] ?? 0n)).toBe(true))
    }),
  )
  expect(RACE.prizes).toHaveLength(20)
  expect(stated).toBe(355n * ATOMS_PER_UNIT)
})

const entry: Entry = { account: 'a', wallet: 7, valid: 3n, joinedAtMs: 100, startMs: 0, endMs: 1_000 }
const bet = (over: Partial<ValidBet> = {}): ValidBet => ({
  wallet: 7,
  game: 'A',
  gameType: 'RNG',
  valid: 5n,
  atMs: 500,
  ...over,
})

test.each<[string, ValidBet[], object | undefined]>([
  ['the latest bet counts', [bet({ atMs: 700 }), bet({ atMs: 600 })], { before: 3n, valid: 10n, reachedAtMs: 700 }],
  ['bets before joining and after the week do not', [bet({ atMs: 100 }), bet({ atMs: 1_000 })], undefined],
  ['bets of others do not', [bet({ wallet: 8 })], undefined],
  ['the last moment of the week counts', [bet({ atMs: 999 })], { valid: 5n, reachedAtMs: 999 }],
])('%s', (_name, bets, expected) => {
  const points = pointsOf(entry, bets)
  if (expected === undefined) expect(points).toBeUndefined()
  else expect(points).toMatchObject(expected)
})
