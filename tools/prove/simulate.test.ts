import { present } from '@ronda/core'
import { SCATTER, WILD, type SlotModel } from '@ronda/games'
import { expect, test } from 'vitest'
import { judge, modelOfRow, playRounds, rowsOf, seedsOf, squaresMax, type Row } from './simulate.ts'

const some = rowsOf(['classic5', 'collect', 'ways243'])

/** The result of `played`, compared with the proof of the row's own model. */
function zOf(row: Row, played: SlotModel, rounds: number): number {
  const { family, profile } = row
  const part = (first: number): number => playRounds(played, seedsOf(row), { first, step: 2, rounds })
  const coins = part(0) + part(1)
  return judge({ family: family.id, profile, rounds, coins }, modelOfRow(row)).z
}

test('every family is simulated in three volatility profiles, or only the named ones', () => {
  expect(rowsOf([]).length).toBe(3 * 28)
  expect(some.length).toBe(3 * 3)
})

test('what is played matches what is proven, within the bound of the sum of squares', () => {
  const zs = some.map((row) => zOf(row, modelOfRow(row), 3_000))
  expect(zs.reduce((sum, z) => sum + z * z, 0)).toBeLessThan(squaresMax(zs.length))
})

test('a model with one symbol changed on one strip is detected', () => {
  const row = present(rowsOf(['ways243'])[0], 'a row')
  const model = modelOfRow(row)
  if (model.mechanic !== 'ways') throw new Error('a model of ways')
  const strip = present(model.baseStrips[1], 'a strip')
  const cell = strip.findIndex((symbol) => symbol !== WILD && symbol !== SCATTER)
  const mutant = { ...model, baseStrips: model.baseStrips.with(1, strip.with(cell, WILD)) }
  expect(Math.abs(zOf(row, model, 12_000))).toBeLessThan(2.58)
  expect(Math.abs(zOf(row, mutant, 12_000))).toBeGreaterThan(8)
})

test.each([
  // The 99 % quantile of chi-square, as in printed tables.
  [1, 6.63],
  [28, 48.28],
  [84, 117.06],
])('for %d rows the sum of squares stays below %d', (rows, max) => {
  expect(Math.abs(squaresMax(rows) / max - 1)).toBeLessThan(0.03)
})
