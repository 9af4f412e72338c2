import { SHEET } from '@ronda/art'
import { present } from '@ronda/core'
import { slotTitles } from '@ronda/games'
import { expect, test } from 'vitest'
import { drawPicture } from '../../src/catalog/pictures/pictures.ts'
import { drawSkin } from '../../src/catalog/pictures/skin.ts'
import {
  COVER_DISTANCE_MIN,
  coverColourGrid,
  symbolColourGrids,
  SYMBOL_DISTANCE_MIN,
  findSimilarPairs,
} from '../../src/catalog/pictures/testing/colourGrid.ts'
import { lobbyPages } from '../kit/lobbyPages.ts'

// The bench compares all of them; this is a sample that changes whenever a grid is added.
const pages = lobbyPages()
const sample = [0, 1, 2].map((part) => present(pages[Math.floor((pages.length * (part * 2 + 1)) / 6)], 'a page'))

test.each(sample.map((page) => [page[0], page] as const))(
  'no two covers on the page of %s look alike',
  async (_, page) => {
    const glances = await Promise.all(
      page.map((gameCode) => coverColourGrid(drawPicture({ kind: 'cover', gameCode, language: 'es', size: 'tile' }))),
    )
    const near = findSimilarPairs(glances, COVER_DISTANCE_MIN)
    expect(near.map(([left, right]) => [page[left], page[right]])).toEqual([])
  },
  60_000,
)

const HIGHS = { from: 2, to: 7 } as const

test('no two high-paying symbols of a game look alike', async () => {
  const slots = slotTitles()
  for (let at = 0; at < 12; at++) {
    const { gameCode } = present(slots[(at * 7_919 + 13) % slots.length], 'a slot')
    const glances = await symbolColourGrids(drawSkin(gameCode, 'symbols'), SHEET.columns, SHEET.rows)
    expect([gameCode, findSimilarPairs(glances.slice(HIGHS.from, HIGHS.to), SYMBOL_DISTANCE_MIN)]).toEqual([
      gameCode,
      [],
    ])
  }
})
