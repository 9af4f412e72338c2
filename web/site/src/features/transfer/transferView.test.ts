import { expect, test } from 'vitest'
import { mostOf, placeOf, readAmount } from './transferView.ts'

const UNIT = 100_000n
const line = { currency: 'USD', free: 80n * UNIT, min: UNIT, max: 50n * UNIT, leftToday: 60n * UNIT } as const

test.each([
  ['the limit per transfer', line, 50n],
  ['the balance', { ...line, free: 3n * UNIT }, 3n],
  ['the rest of the day’s limit', { ...line, leftToday: 0n }, 0n],
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
  ['no transfer is named', undefined, shown, true, 'nowhere'],
  ['it is on the first page', 'b', shown, true, 'here'],
  ['it is on the last page', 'b', shown, false, 'here'],
  ['it may be on a further page', 'c', shown, true, 'further'],
  ['it does not exist', 'c', shown, false, 'nowhere'],
  ['nothing is loaded yet', 'a', [], false, 'nowhere'],
] as const)('a transfer that a link names: %s', (_, asked, lines, hasMore, place) => {
  expect(placeOf(asked, lines, hasMore)).toBe(place)
})
