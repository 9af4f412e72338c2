import { expect, test } from 'vitest'
import { slipLinesOf } from './slipLines.ts'

const plain = { places: [], isSum: false, side: undefined }

test.each([
  ['lo2', '07', { ...plain, numbers: ['07'] }],
  ['xien3', '07-34-99', { ...plain, numbers: ['07', '34', '99'] }],
  ['big', '0123', { ...plain, numbers: ['0123'] }],
  ['six', '01-09-17-22-40-45', { ...plain, numbers: ['01', '09', '17', '22', '40', '45'] }],
  ['digit', '3:7', { ...plain, numbers: ['7'], places: [3] }],
  ['size', '3:big', { ...plain, numbers: [], places: [3], side: 'big' }],
  ['parity', 'sum:odd', { ...plain, numbers: [], isSum: true, side: 'odd' }],
  ['sum', '23', { ...plain, numbers: ['23'], isSum: true }],
  ['duel', '1-5:dragon', { ...plain, numbers: [], places: [1, 5], side: 'dragon' }],
])('a line of %s on %s', (kind, pick, read) => {
  expect(slipLinesOf({ lines: [{ kind, pick, units: 2 }] })).toEqual([{ kind, units: 2, ...read }])
})

test.each([
  {},
  { lines: [] },
  { lines: 'many' },
  { chips: { red: 1 } },
  { lines: [{ kind: 'lo2' }] },
  { lines: [null] },
])('a bet of another shape is not read as a slip: %j', (bet) => {
  expect(slipLinesOf(bet)).toBeUndefined()
})
