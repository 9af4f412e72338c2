import { rational } from '@ronda/core'
import { expect, test } from 'vitest'
import { directionOf, percentOf, pointsText, shareText, weightText } from './bonusView.ts'

test.each([
  [0n, 250n, 0],
  [249n, 250n, 99],
  [250n, 250n, 100],
  [251n, 250n, 100],
])('%d of %d is %d per cent', (progress, target, percent) => {
  expect(percentOf(progress, target)).toBe(percent)
})

test.each([
  ['1', rational(1n)],
  ['0.25', rational(1n, 4n)],
  ['0.9675', rational(387n, 400n)],
  ['25/37', rational(25n, 37n)],
  ['0', rational(0n)],
])('a weight is shown as %s', (text, weight) => {
  expect(weightText(weight, 'en')).toBe(text)
})

test('a share has one decimal, and no runs have none', () => {
  expect([shareText(345, 2_000, 'en'), shareText(0, 0, 'en')]).toEqual(['17.3%', '0%'])
  expect(pointsText(0.0219, 'en')).toBe('2.2')
})

test('a step says where its money went', () => {
  const step = { cause: 'settled', by: 'house', ledgerId: null, atMs: 0 } as const
  expect(directionOf({ ...step, state: 'completed', amount: 5n })).toBe('toCash')
  expect(directionOf({ ...step, state: 'cancelled', amount: 0n })).toBe('toFund')
  expect(directionOf({ ...step, state: 'active', amount: 5n })).toBeUndefined()
  expect(directionOf({ ...step, state: 'ending', amount: null })).toBeUndefined()
})
