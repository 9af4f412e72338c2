import type { Grid, Step } from '@ronda/games'
import { expect, test } from 'vitest'
import { FIRST_COINS, fallTop, GRID, MORE_COINS } from '../testing/scripted.ts'
import { Board, placeOf } from './board.ts'
import { restAngle, wheelAngle } from './wheel.ts'

const beatOf = (step: Step, before: Grid = GRID) =>
  ({ spin: 0, free: false, step, before, startMs: 0, standMs: 1, endMs: 1, stopMs: [], tenseMs: [] }) as const

const column = (values: ArrayLike<number>, reel: number, rows = 3) =>
  Array.from({ length: rows }, (_, row) => values[placeOf(reel, row)] ?? 0)

test('falling symbols start where they were, and new ones start above the view', () => {
  const board = new Board(5)
  board.take(beatOf(fallTop), [])
  expect(column(board.drops, 0)).toEqual([1, 0, 0])
  expect(column(board.drops, 3)).toEqual([0, 0, 0])
  const gone = [
    [0, 0],
    [0, 2],
  ] as const
  board.take(beatOf({ type: 'fall', grid: GRID, gone }), [])
  // The one in the middle falls by one; two new ones come from two rows above.
  expect(column(board.drops, 0)).toEqual([2, 2, 1])
})

test('held coins stay, and a new one is marked as new', () => {
  const board = new Board(5)
  board.take(beatOf({ type: 'hold', prizes: FIRST_COINS, left: 3 }), [])
  board.take(beatOf({ type: 'hold', prizes: MORE_COINS, left: 3 }), [])
  expect(board.isHolding).toBe(true)
  expect([placeOf(0, 0), placeOf(4, 2)].map((place) => board.old[place])).toEqual([1, 0])
  expect([placeOf(0, 0), placeOf(4, 2)].map((place) => board.held[place])).toEqual([1, 1])
})

test('coins show their value as soon as they have landed', () => {
  const board = new Board(5)
  board.take(beatOf({ type: 'stop', grid: GRID, reels: [0, 1, 2, 3, 4] }), FIRST_COINS)
  expect(board.coined[placeOf(1, 1)]).toBe(1)
})

test('a walking wild comes from the reel beside it', () => {
  const before: Grid = [[2], [2], [0]]
  const board = new Board(3)
  board.take(beatOf({ type: 'turn', grid: [[2], [0], [0]], cells: [[1, 0]], why: 'walk' }, before), [])
  expect(board.strides[placeOf(1, 0)]).toBe(1)
})

test.each([0, 3, 9])('a wheel stops with slice %i under the pointer', (at) => {
  const turned = restAngle(10, at) % (Math.PI * 2)
  // The middle of the slice, from the top, after the wheel has turned.
  const middle = ((at + 0.5) / 10) * Math.PI * 2
  expect(Math.cos(middle + turned)).toBeCloseTo(1)
  expect(wheelAngle(10, at, 0)).toBe(0)
  expect(wheelAngle(10, at, 1)).toBeCloseTo(restAngle(10, at))
})
