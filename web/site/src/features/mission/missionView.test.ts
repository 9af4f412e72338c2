import type { BoardRow } from '@ronda/contract'
import { expect, test } from 'vitest'
import { percentOf, pointsText, prizeRanges, splitRows } from './missionView.ts'

test.each([
  [0n, 3n, 0],
  [1n, 3n, 33],
  [299_999n, 300_000n, 99],
  [3n, 3n, 100],
])('%i of %i is %i per cent', (progress, goal, percent) => {
  expect(percentOf(progress, goal)).toBe(percent)
})

test('points are cut to two decimals', () => {
  expect(pointsText(123_456_999n, 'en')).toBe('1,234.56')
  expect(pointsText(200_000n, 'en')).toBe('2')
})

test('equal prizes of neighbours are one line, and every place has one', () => {
  expect(prizeRanges([9n, 5n, 5n, 5n, 1n])).toEqual([
    { from: 1, to: 1, prize: 9n },
    { from: 2, to: 4, prize: 5n },
    { from: 5, to: 5, prize: 1n },
  ])
  expect(prizeRanges([])).toEqual([])
})

const row = (place: number, isMe = false): BoardRow => ({ place, name: 'a', points: 1n, prize: 0n, isMe })

test('the own row is pinned where the list does not show it', () => {
  const rows = [row(1), row(2), row(3), row(4)]
  expect(splitRows(rows, row(9, true))).toMatchObject({ pinned: { place: 9 }, others: [{ place: 4 }] })
  expect(splitRows(rows, null).pinned).toBeUndefined()
  expect(splitRows([...rows, row(5, true)], row(5, true)).pinned).toBeUndefined()
})
