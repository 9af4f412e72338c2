import { expect, test } from 'vitest'
import { CATEGORIES, categoryOf, lobbyPaths, shelvesOf } from './categories.ts'

test.each(CATEGORIES)('the lobby of %s leads back to it', (category) => {
  expect(categoryOf(lobbyPaths[category])).toBe(category)
})

test.each(['/', '/RNG', '/Live', '/rng/', ''])('%j names no category, so it is slots', (path) => {
  expect(categoryOf(path)).toBe('RNG')
})

test('shelves keep the order of the server, and name each maker once', () => {
  const games = [
    { gameType: 'LIVE', vassalage: 'B' },
    { gameType: 'RNG', vassalage: 'C' },
    { gameType: 'LIVE', vassalage: 'A' },
    { gameType: 'LIVE', vassalage: 'B' },
  ] as const
  expect(shelvesOf(games)).toEqual([
    { category: 'LIVE', vendors: ['B', 'A'] },
    { category: 'RNG', vendors: ['C'] },
  ])
  expect(shelvesOf([])).toEqual([])
})
