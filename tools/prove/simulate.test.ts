import { present } from '@ronda/core'
import type { SlotModel } from '@ronda/games'
import { expect, test } from 'vitest'
import { judge, modelOfRow, playRounds, rowsOf, seedsOf, squaresMax, type Row } from './simulate.ts'

const ROUNDS = 4_000
const rowsOf3 = rowsOf(['classic5', 'wheel', 'ways243'])

/** What the rounds of `played` come to, held against what is proven of the row's own model. */
function zOf(row: Row, played: SlotModel): number {
  const { family, profile } = row
  const coins = playRounds(played, seedsOf(row), 0, 2, ROUNDS) + playRounds(played, seedsOf(row), 1, 2, ROUNDS)
  return judge({ family: family.id, profile, rounds: ROUNDS, coins }, modelOfRow(row)).z
}

test('every family is simulated in three tempers, or those that are named', () => {
  expect(rowsOf([]).length).toBe(3 * 28)
  expect(rowsOf3.length).toBe(3 * 3)
})

test('what is played comes to what is proven, within the bound of all squares together', () => {
  const zs = rowsOf3.map((row) => zOf(row, modelOfRow(row)))
  expect(zs.reduce((sum, z) => sum + z * z, 0)).toBeLessThan(squaresMax(zs.length))
})

test('a model with one symbol changed on one strip is found out', () => {
  const row = present(rowsOf(['classic5'])[0], 'a row')
  const model = modelOfRow(row)
  if (!('baseStrips' in model)) throw new Error('a family of lines')
  const [first = [], ...others] = model.baseStrips
  const dearest = model.pays.reduce(
    (best, pays, symbol) => ((pays.at(-1) ?? 0) > (model.pays[best]?.at(-1) ?? 0) ? symbol : best),
    0,
  )
  const cell = first.findLastIndex((symbol) => symbol !== dearest)
  const mutant = { ...model, baseStrips: [first.with(cell, dearest), ...others] }
  expect(Math.abs(zOf(row, mutant))).toBeGreaterThan(10)
  expect(Math.abs(zOf(row, mutant))).toBeGreaterThan(Math.sqrt(squaresMax(1)))
})

test.each([
  // 99 % of chi-square, as any table has it
  [1, 6.63],
  [28, 48.28],
  [84, 117.06],
])('of %d rows the sum of squares stays below %d', (rows, max) => {
  expect(Math.abs(squaresMax(rows) / max - 1)).toBeLessThan(0.03)
})
