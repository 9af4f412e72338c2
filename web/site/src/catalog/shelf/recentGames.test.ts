import { expect, test } from 'vitest'
import { parseRecent, withRecent } from './recentGames.ts'

test('the game opened last stands first, and once', () => {
  expect(withRecent(['A1', 'B2', 'C3'], 'B2')).toEqual(['B2', 'A1', 'C3'])
  expect(withRecent([], 'A1')).toEqual(['A1'])
})

test('no more are kept than are shown', () => {
  const many = Array.from({ length: 30 }, (_, at) => `GAME_${at}`)
  expect(withRecent(many, 'NEW')).toHaveLength(20)
})

test.each([
  [null, []],
  ['', []],
  ['A1 B2', ['A1', 'B2']],
  ['A1 <script> b2', ['A1']],
])('%j in storage reads as %j', (text, codes) => {
  expect(parseRecent(text)).toEqual(codes)
})
