import { expect, test } from 'vitest'
import { gamesMenu, brandMenu } from './menu.ts'

const idsOf = (entries: ReturnType<typeof gamesMenu>) => entries.map(({ id }) => id)

test('categories are in the server’s order, between home and cockfight', () => {
  const categories = [
    { category: 'LIVE', vendors: ['A'] },
    { category: 'RNG', vendors: ['B'] },
  ] as const
  expect(idsOf(gamesMenu(categories))).toEqual(['home', 'LIVE', 'RNG', 'COCKFIGHT', 'favorites', 'promotions'])
})

test('cockfight is listed once and after the others, whatever the server’s order', () => {
  const categories = [
    { category: 'COCKFIGHT', vendors: ['A'] },
    { category: 'FISH', vendors: ['A'] },
  ] as const
  expect(idsOf(gamesMenu(categories))).toEqual(['home', 'FISH', 'COCKFIGHT', 'favorites', 'promotions'])
  expect(idsOf(gamesMenu([]))).toEqual(['home', 'COCKFIGHT', 'favorites', 'promotions'])
})

test('the person’s pages come before the brand’s', () => {
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
