import { minutes } from '@ronda/core'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addRounds, isOver, PAUSE_MS, type CountedRound } from './position.ts'

const round = (seq: number, atMs: number, stake = 2n, win = 1n): CountedRound => ({ seq, stake, win, atMs })

test.each([
  // rounds at                                            since       rounds
  [[], undefined, 0],
  [[0], 0, 1],
  [[0, minutes(30)], 0, 2],
  [[0, minutes(30) + 1], minutes(30) + 1, 1],
  [[0, minutes(29), minutes(58), minutes(87)], 0, 4],
  [[0, minutes(29), minutes(60), minutes(61)], minutes(60), 2],
] as const)('rounds at %j', (times, sinceMs, rounds) => {
  const stretch = addRounds(
    undefined,
    times.map((atMs, place) => round(place + 1, atMs)),
  )
  expect(stretch?.sinceMs).toBe(sinceMs)
  expect(stretch?.rounds ?? 0).toBe(rounds)
  expect([stretch?.staked ?? 0n, stretch?.won ?? 0n]).toEqual([2n * BigInt(rounds), BigInt(rounds)])
})

test('a stretch is over after a pause longer than the limit, not after one of the same length', () => {
  const stretch = { sinceMs: 0, lastMs: 0, lastSeq: 1, staked: 1n, won: 0n, rounds: 1 }
  expect(isOver(stretch, PAUSE_MS)).toBe(false)
  expect(isOver(stretch, PAUSE_MS + 1)).toBe(true)
})

const rounds = fc
  .array(
    fc.record({
      pauseMs: fc.oneof(fc.nat(minutes(5)), fc.constantFrom(PAUSE_MS, PAUSE_MS + 1)),
      stake: fc.bigInt(1n, 10n ** 9n),
      win: fc.bigInt(0n, 10n ** 12n),
    }),
  )
  .map((steps) => {
    let atMs = 0
    return steps.map(({ pauseMs, stake, win }, place) => round(place * 2 + 1, (atMs += pauseMs), stake, win))
  })

test('counting in two parts gives the same result', () => {
  fc.assert(
    fc.property(rounds, fc.nat(100), (played, cut) => {
      const once = addRounds(undefined, played)
      expect(addRounds(addRounds(undefined, played.slice(0, cut)), played.slice(cut))).toEqual(once)
    }),
  )
})

test('rounds before the last long pause do not count, and every round after it does', () => {
  fc.assert(
    fc.property(rounds, (played) => {
      const from = played.findLastIndex(({ atMs }, place) => atMs - (played[place - 1]?.atMs ?? atMs) > PAUSE_MS)
      const counted = played.slice(Math.max(from, 0))
      expect(addRounds(undefined, played)).toEqual(addRounds(undefined, counted))
      expect(addRounds(undefined, played)?.rounds ?? 0).toBe(counted.length)
    }),
  )
})
