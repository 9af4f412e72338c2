import { expect, test } from 'vitest'
import { gamesMenu, brandMenu } from './menu.ts'

const idsOf = (entries: ReturnType<typeof gamesMenu>) => entries.map(({ id }) => id)

test('kinds of game stand in the server’s order, between home and cockfight', () => {
  const shelves = [
    { category: 'LIVE', vendors: ['A'] },
    { category: 'RNG', vendors: ['B'] },
  ] as const
  expect(idsOf(gamesMenu(shelves))).toEqual(['home', 'LIVE', 'RNG', 'COCKFIGHT', 'favorites', 'promotions'])
})

test('cockfight stands once and after the others, whatever the server says', () => {
  const shelves = [
    { category: 'COCKFIGHT', vendors: ['A'] },
    { category: 'FISH', vendors: ['A'] },
  ] as const
  expect(idsOf(gamesMenu(shelves))).toEqual(['home', 'FISH', 'COCKFIGHT', 'favorites', 'promotions'])
  expect(idsOf(gamesMenu([]))).toEqual(['home', 'COCKFIGHT', 'favorites', 'promotions'])
})

test('what belongs to the person comes before what belongs to the house', () => {
  expect(idsOf(brandMenu)).toEqual([
    'bets',
    'rewards',
    'vip',
    'invite',
    'download',
    'service',
    'fairness',
    'help',
    'speed',
  ])
})
