import { expect, test } from 'vitest'
import { afterStep, gridStep } from './gridStep.ts'

test.each([
  ['ArrowRight', false, 1],
  ['ArrowLeft', false, -1],
  ['ArrowRight', true, -1],
  ['ArrowDown', false, 3],
  ['ArrowUp', false, -3],
  ['Enter', false, undefined],
])('%s moves by its step', (key, isRightToLeft, step) => {
  expect(gridStep(key, 3, isRightToLeft)).toBe(step)
})

// Eight tiles in rows of three: 0 1 2 / 3 4 5 / 6 7.
test.each([
  [0, 1, 1],
  [0, -1, 0],
  [1, -3, 1],
  [4, 3, 7],
  [5, 3, 7],
  [6, 3, 6],
  [7, 1, 7],
])('from %i by %i to %i', (at, step, to) => {
  expect(afterStep(at, step, 8, 3)).toBe(to)
})
