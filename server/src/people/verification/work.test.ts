import { minutes } from '@ronda/core'
import { expect, test } from 'vitest'
import { difficultyOf, LEVELS, loadAt } from './work.ts'

test.each([
  [0, 'usual', 0],
  [29, 'usual', 0],
  [30, 'usual', 1],
  [60, 'usual', 2],
  [120, 'usual', 3],
  [240, 'usual', 4],
  [100_000, 'usual', 4],
  [0, 'long', 3],
  [60, 'long', 3],
  [240, 'long', 4],
] as const)('after %i puzzles a %s one is of level %i', (load, kind, level) => {
  expect(difficultyOf(load, kind)).toBe(LEVELS[level])
})

test('each level is at least twice as hard as the one before', () => {
  const hardness = LEVELS.map(({ cost, prefix }) => cost * 16 ** prefix.length)
  for (const [at, hard] of hardness.slice(1).entries()) expect(hard).toBeGreaterThanOrEqual(2 * (hardness[at] ?? 0))
})

test('the load of a network decays over time', () => {
  const load = { amount: 100, atMs: 0 }
  expect([loadAt(undefined, 5), loadAt(load, 0)]).toEqual([0, 100])
  expect(loadAt(load, minutes(10))).toBeCloseTo(36.8, 1)
  expect(loadAt(load, minutes(60))).toBeLessThan(1)
  // A clock that was set back does not increase it.
  expect(loadAt(load, -minutes(10))).toBe(100)
})
