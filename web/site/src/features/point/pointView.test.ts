import { PARTS_PER_POINT } from '@ronda/contract'
import { expect, test } from 'vitest'
import { wholePoints } from '../../shell/wallet/points.ts'
import { neededFor, readPoints, worthOf } from './pointView.ts'

const ratio = { pointsPerUnit: 100, currency: 'USD' } as const

test.each([
  ['250', { count: 250, amount: 250_000n }],
  ['0', { problem: 'whole' }],
  ['', { problem: 'whole' }],
  ['2.5', { problem: 'whole' }],
  ['-1', { problem: 'whole' }],
  ['501', { problem: 'many' }],
] as const)('%s points of 500 are read', (text, reading) => {
  expect(readPoints(text, 500, ratio)).toEqual(reading)
})

test('points that make less than a cent are too few, and only as many as needed are taken', () => {
  const odd = { ...ratio, pointsPerUnit: 300 }
  expect(readPoints('2', 500, odd)).toEqual({ problem: 'few' })
  expect(worthOf(10, odd)).toBe(3_000n)
  expect(neededFor(3_000n, 300)).toBe(9)
})

test('points are shown rounded down, and what is taken is never shown as less', () => {
  expect(wholePoints(PARTS_PER_POINT * 3n - 1n)).toBe(2)
  expect(wholePoints(-PARTS_PER_POINT - 1n)).toBe(-2)
  expect(wholePoints(0n)).toBe(0)
})
