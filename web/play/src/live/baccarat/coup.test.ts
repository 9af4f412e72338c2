import { expect, test } from 'vitest'
import { seenOf, turnsOf } from './coup.ts'

test.each([
  [2, 4],
  [3, 5],
])('with %d cards of the player, a third of the banker is card %d', (count, turn) => {
  const turns = turnsOf({ player: Array.from({ length: count }, () => 0) })
  expect(turns.banker[2]).toBe(turn)
  expect([...turns.player.slice(0, count), ...turns.banker].toSorted((left, right) => left - right)).toEqual(
    Array.from({ length: count + 3 }, (_, at) => at),
  )
})

test('a total counts only the cards that are face up', () => {
  // Of clubs: the four, the five and the king.
  const cards = [2, 3, 11]
  const turns = [0, 2, 4]
  expect([0, 1, 2, 3, 5].map((dealt) => seenOf(cards, turns, dealt))).toEqual([undefined, 4, 4, 9, 9])
})
