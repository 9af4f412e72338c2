import type { Step } from '@ronda/games'
import { expect, test } from 'vitest'
import { findRound, isFeature, isLoss, isWin } from '../testing/rounds.ts'
import { edgesOf } from './outlines.ts'
import { highlightsOf, TOGETHER_MS, TURN_MS, turnAt } from './wins.ts'

const GRID = [
  [1, 2],
  [1, 3],
]

const stepsOf = (kind: typeof isWin): readonly Step[] => findRound(kind).result.spins.flatMap(({ steps }) => steps)

test.each([isLoss, isWin, isFeature])('the prizes shown add up to what the round pays', (kind) => {
  const shown = stepsOf(kind).flatMap((step) => highlightsOf(step, GRID))
  expect(shown.reduce((sum, { paid }) => sum + paid, 0)).toBe(findRound(kind).result.coins)
})

test('the highest prize comes first, with its multipliers', () => {
  const win = { symbol: 2, cells: [], count: 3 }
  const step: Step = {
    type: 'pay',
    wins: [
      { ...win, coins: 5 },
      { ...win, coins: 8 },
    ],
    times: 3,
    coins: 39,
  }
  expect(highlightsOf(step, GRID).map(({ paid }) => paid)).toEqual([8 * 3, 5 * 3])
})

test('symbols that win free spins are shown with their own name', () => {
  const cells = [
    [0, 1],
    [1, 0],
  ] as const
  expect(highlightsOf({ type: 'award', spins: 10, cells }, GRID)).toMatchObject([{ symbol: 2, count: 2, paid: 0 }])
})

test('adjacent cells are drawn as one shape', () => {
  expect(edgesOf([[0, 0]])).toHaveLength(4)
  const pair = [
    [0, 0],
    [1, 0],
  ] as const
  expect(edgesOf(pair)).toHaveLength(6)
  const apart = [
    [0, 0],
    [1, 1],
  ] as const
  expect(edgesOf(apart)).toHaveLength(8)
})

test.each([
  [0, 5_000, -1],
  [3, 0, -1],
  [3, TOGETHER_MS, 0],
  [3, TOGETHER_MS + TURN_MS, 1],
  [3, TOGETHER_MS + TURN_MS * 3, 0],
  [3, Number.NEGATIVE_INFINITY, -1],
])('with %i prizes, %i ms after paying it is the turn of %i', (count, sinceMs, turn) => {
  expect(turnAt(count, sinceMs)).toBe(turn)
})
