import { expect, test } from 'vitest'
import { DOTS, isBare, newCoat, rubbed } from './coating.ts'

test('a finger in the middle rubs off the dots in its reach, and none twice', () => {
  const once = rubbed(newCoat, 0.5, 0.5, 0.1)
  expect([...once].toSorted((a, b) => a - b)).toEqual([27, 28, 35, 36])
  expect(rubbed(once, 0.5, 0.5, 0.1)).toBe(once)
})

test('a finger outside the cell rubs off only the dots it reaches', () => {
  expect(rubbed(newCoat, -1, 0.5, 0.2).size).toBe(0)
  expect(rubbed(newCoat, -0.05, 0.06, 0.2).size).toBeGreaterThan(0)
})

test('a cell counts as bare once more than half of it is rubbed off', () => {
  expect(isBare(newCoat)).toBe(false)
  const stroke = Array.from({ length: 11 }, (_, at) => at / 10).reduce((coat, x) => rubbed(coat, x, 0.5, 0.2), newCoat)
  expect(isBare(stroke)).toBe(false)
  const two = Array.from({ length: 11 }, (_, at) => at / 10).reduce((coat, x) => rubbed(coat, x, 0.2, 0.2), stroke)
  expect(isBare(two)).toBe(true)
  expect(DOTS * DOTS).toBe(64)
})
