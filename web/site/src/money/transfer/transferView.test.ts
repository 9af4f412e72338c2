import { expect, test } from 'vitest'
import { mostOf, placeOf, readAmount } from './transferView.ts'

const UNIT = 100_000n
const line = { currency: 'USD', free: 80n * UNIT, min: UNIT, max: 50n * UNIT, leftToday: 60n * UNIT } as const

test.each([
  ['the largest transfer', line, 50n],
  ['what there is', { ...line, free: 3n * UNIT }, 3n],
  ['what the day has left', { ...line, leftToday: 0n }, 0n],
])('the maximum is %s when that is the smallest', (_, bounds, units) => {
  expect(mostOf(bounds)).toBe(units * UNIT)
})

test.each([
  ['10', { amount: 10n * UNIT }],
  ['', { problem: 'empty', bound: 0n }],
  ['10.555', { problem: 'tooManyDecimals', bound: 0n }],
  ['0', { problem: 'tooLittle', bound: UNIT }],
  ['0.5', { problem: 'tooLittle', bound: UNIT }],
  ['50.01', { problem: 'tooMuch', bound: 50n * UNIT }],
  ['50', { amount: 50n * UNIT }],
])('%s typed', (text, reading) => {
  expect(readAmount(text, line, 'en')).toEqual(reading)
})

const shown = [{ id: 'a' }, { id: 'b' }]
test.each([
  ['nothing is asked for', undefined, shown, true, 'nowhere'],
  ['it is on the first page', 'b', shown, true, 'here'],
  ['it is on the last page', 'b', shown, false, 'here'],
  ['it is older', 'c', shown, true, 'further'],
  ['there is none of that name', 'c', shown, false, 'nowhere'],
  ['nothing has come yet', 'a', [], false, 'nowhere'],
] as const)('a transfer that a link names: %s', (_, asked, lines, hasMore, place) => {
  expect(placeOf(asked, lines, hasMore)).toBe(place)
})
