import { expect, test } from 'vitest'
import { openingRefusal, roundRefusal } from './state.ts'

test.each([
  // state         opening             a new round
  ['open', undefined, undefined],
  ['maintenance', 'game.maintenance', 'game.maintenance'],
  ['hidden', 'game.unknown', 'game.maintenance'],
] as const)('a game in state %s: opening it %s, a round of it %s', (state, opening, round) => {
  expect(openingRefusal(state)).toBe(opening)
  expect(roundRefusal(state)).toBe(round)
})
