import { expect, test } from 'vitest'
import { lostBetween, type Look } from './stolen.ts'

const looks: readonly Look[] = [
  { atMs: 100, lostMs: [40, 0] },
  { atMs: 110, lostMs: [40, 0] },
  { atMs: 120, lostMs: [50, 20] },
  { atMs: 140, lostMs: [50, 20] },
]

test.each([
  ['before anything was lost', 100, 110, 0],
  ['all that was lost, by the one that lost most', 100, 140, 20],
  ['half of what was lost between two looks', 110, 115, 10],
  ['after it', 120, 140, 0],
  ['before the first look', 0, 100, 0],
  ['after the last look', 130, 900, 0],
])('%s', (_, fromMs, toMs, lostMs) => {
  expect(lostBetween(looks, fromMs, toMs)).toBe(lostMs)
})

test('nothing is lost where nobody looked', () => {
  expect(lostBetween([], 0, 10)).toBe(0)
})
