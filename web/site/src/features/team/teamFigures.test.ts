import { expect, test } from 'vitest'
import { figureOf, rowFigures, runningResults } from './teamFigures.ts'

const figures = (unit: number) => ({
  bets: unit,
  valid: BigInt(unit),
  staked: BigInt(unit * 10),
  won: BigInt(unit * 4),
  deposited: 0n,
  withdrawn: 0n,
  promoted: 0n,
})

test('a direct agent stands for their team too, and in a list of everybody for themselves', () => {
  const row = { own: figures(1), team: figures(2) }
  expect(rowFigures(row, 'direct')).toEqual(figures(3))
  expect(rowFigures(row, 'team')).toEqual(figures(1))
  expect(rowFigures({ own: figures(1), team: null }, 'direct')).toEqual(figures(1))
})

test('the result is what the members won less what they staked', () => {
  expect(figureOf(figures(1), 'result')).toBe(-6n)
  expect(figureOf(figures(1), 'staked')).toBe(10n)
})

test('the line of the chart adds the results up', () => {
  expect(runningResults([figures(1), figures(2)]).map(({ total }) => total)).toEqual([-6n, -18n])
})
