import { expect, test } from 'vitest'
import { findGames, type CatalogueGame } from './games.ts'

function game(nodeId: number, es: string, en: string, gameType: CatalogueGame['gameType'] = 'RNG'): CatalogueGame {
  return {
    nodeId,
    gameCode: `GAME_${nodeId}`,
    names: { es, en },
    iconUrl: `/${nodeId}.svg`,
    gameType,
    vassalage: 'RONDA',
    gameClassify: 'SLOT',
    isGame: 1,
    isHot: 0,
    supportPlay: 0,
  }
}

const catalogue = [
  game(1, 'Feria de Luz', 'Fair of Light'),
  game(2, 'Corazón Ñandú', 'Rhea Heart'),
  game(3, 'Pecera', 'Fish Tank', 'FISH'),
]

const everything = { language: 'es', pageNo: 1, pageSize: 10 } as const

test.each([
  // name             type       found
  [undefined, undefined, [1, 2, 3]],
  ['', undefined, [1, 2, 3]],
  ['corazon nandu', undefined, [2]],
  ['CORAZÓN', undefined, [2]],
  ['heart', undefined, [2]],
  ['zzz', undefined, []],
  [undefined, 'FISH', [3]],
  ['feria', 'FISH', []],
] as const)('name %s of type %s finds %j', (gameName, gameType, found) => {
  const page = findGames(catalogue, { ...everything, gameName, gameType })
  expect(page.games.map((item) => item.nodeId)).toEqual(found)
  expect(page.totalCount).toBe(found.length)
})

test('names follow the language', () => {
  const [first] = findGames(catalogue, { ...everything, language: 'en' }).games
  expect(first).toMatchObject({ displayName: 'Fair of Light', gameName: 'Fair of Light' })
  expect(first).not.toHaveProperty('names')
})

test.each([
  // page  size  games      pages
  [1, 2, [1, 2], 2],
  [2, 2, [3], 2],
  [3, 2, [], 2],
  [0, 0, [1], 3],
  [1, 999_999_999, [1, 2, 3], 1],
] as const)('page %i of size %i', (pageNo, pageSize, games, pages) => {
  const page = findGames(catalogue, { language: 'es', pageNo, pageSize })
  expect(page.games.map((item) => item.nodeId)).toEqual(games)
  expect(page.totalPages).toBe(pages)
})
