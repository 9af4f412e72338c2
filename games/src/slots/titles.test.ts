import { expect, test } from 'vitest'
import { findSlot, slotTitles } from './titles.ts'

test('titles are found by their code, and no two share a code or a number', () => {
  for (const title of slotTitles) expect(findSlot(title.gameCode)).toBe(title)
  expect(new Set(slotTitles.map((title) => title.gameCode)).size).toBe(slotTitles.length)
  expect(new Set(slotTitles.map((title) => title.nodeId)).size).toBe(slotTitles.length)
  expect(findSlot('NO_SUCH_GAME')).toBeUndefined()
})
