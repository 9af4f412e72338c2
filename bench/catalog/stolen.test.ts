import { expect, test } from 'vitest'
import { lostBetween, type StealSample } from './stolen.ts'

const samples: readonly StealSample[] = [
  { atMs: 100, lostMs: [40, 0] },
  { atMs: 110, lostMs: [40, 0] },
  { atMs: 120, lostMs: [50, 20] },
  { atMs: 140, lostMs: [50, 20] },
]

test.each([
  ['before anything was lost', 100, 110, 0],
  ['all that was lost, by the one that lost most', 100, 140, 20],
  ['half of what was lost between two samples', 110, 115, 10],
  ['after it', 120, 140, 0],
  ['before the first sample', 0, 100, 0],
  ['after the last sample', 130, 900, 0],
])('%s', (_, fromMs, toMs, lostMs) => {
  expect(lostBetween(samples, fromMs, toMs)).toBe(lostMs)
})

test('nothing is lost without a sample', () => {
  expect(lostBetween([], 0, 10)).toBe(0)
})
