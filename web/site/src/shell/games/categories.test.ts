import { expect, test } from 'vitest'
import type { GameLane } from '@ronda/contract'
import { CATEGORIES, categoryOf, lobbyPaths, categoryVendorsOf, type Category } from './categories.ts'

test.each(CATEGORIES)('the path of %s leads back to it', (category) => {
  expect(categoryOf(lobbyPaths[category])).toBe(category)
})

test.each(['/', '/RNG', '/Live', '/rng/', ''])('%j names no category, so it shows slots', (path) => {
  expect(categoryOf(path)).toBe('RNG')
})

const lane = (gameType: Category, ...vendors: readonly string[]): GameLane => ({
  title: gameType,
  gameType,
  gameClassify: gameType,
  games: 1,
  cards: vendors.map((vassalage) => ({
    vassalage,
    displayName: vassalage,
    about: '',
    accountTypeName: '',
    gameCategory: gameType,
    games: 1,
    iconUrl: '',
    activeIconUrl: '',
  })),
})

test('categories keep the order of the server, and list each vendor once', () => {
  expect(categoryVendorsOf([lane('LIVE', 'B', 'A'), lane('RNG', 'C'), lane('LIVE', 'B'), lane('FISH')])).toEqual([
    { category: 'LIVE', vendors: ['B', 'A'] },
    { category: 'RNG', vendors: ['C'] },
    { category: 'SPORTS', vendors: [] },
    { category: 'ESPORTS', vendors: [] },
  ])
  expect(categoryVendorsOf([])).toEqual([])
})

test('sports is listed once, also where a vendor has games of sports', () => {
  expect(categoryVendorsOf([lane('SPORTS', 'A'), lane('RNG', 'C')])).toEqual([
    { category: 'SPORTS', vendors: ['A'] },
    { category: 'RNG', vendors: ['C'] },
    { category: 'ESPORTS', vendors: [] },
  ])
})
