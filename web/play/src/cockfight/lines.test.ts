import { expect, test } from 'vitest'
import { boutOf, momentOf } from './bout.ts'
import { lineOf } from './lines.ts'

const FULL = { meron: 8, wala: 7 }
const bout = boutOf('mWmMMm', 30_000)

test.each([
  // marks passed, the line, and its subject
  [0, 'measure', 'meron'],
  [1, 'begins', 'meron'],
  [2, 'strike1', 'meron'],
  [3, 'begins', 'wala'],
  [4, 'lucky2', 'wala'],
  [6, 'strike3', 'meron'],
  [8, 'lucky1', 'meron'],
  [10, 'nearly', 'meron'],
  [12, 'last', 'meron'],
  [13, 'sways', 'meron'],
  [14, 'stands', 'meron'],
] as const)('after %d marks the line is %s', (passed, say, by) => {
  expect(lineOf(momentOf(bout, FULL, passed), 'meron')).toEqual({ say, by })
})

test('a draw is announced only when the other toy has visibly stopped too', () => {
  expect(lineOf(momentOf(bout, FULL, 13), 'draw').say).toBe('sways')
  expect(lineOf(momentOf(bout, FULL, 14), 'draw').say).toBe('both')
})
