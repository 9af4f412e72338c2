import { expect, test } from 'vitest'
import { mostOf, readAmount } from './transferView.ts'

const UNIT = 100_000n
const line = { currency: 'USD', free: 80n * UNIT, min: UNIT, max: 50n * UNIT, leftToday: 60n * UNIT } as const

test.each([
  ['the largest transfer', line, 50n],
  ['what there is', { ...line, free: 3n * UNIT }, 3n],
  ['what the day has left', { ...line, leftToday: 0n }, 0n],
])('the most is %s when that is least', (_, bounds, units) => {
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
