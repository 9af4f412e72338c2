import { expect, test } from 'vitest'
import { winsOn as winsOnBoard } from '../board/board.ts'
import { playSpin } from '../book/fall.ts'
import type { SlotModel } from '../model.ts'
import { winsOn } from '../reels/paying.ts'
import type { Grid } from '../step.ts'
import { WILD } from '../symbols.ts'
import { tumble } from '../tumble/tumble.ts'
import { families, familyOf } from './families.ts'

const modelOf = (family: string): SlotModel => familyOf(family).modelOf('medium', 3)

const coinsOf = (wins: readonly { readonly coins: number }[]): number => wins.reduce((sum, { coins }) => sum + coins, 0)

/** A grid of a family's size with one symbol on each reel. */
function gridOf(family: string, symbols: readonly number[]): Grid {
  const { reels, rows } = familyOf(family)
  return Array.from({ length: reels }, (_, reel) => Array.from({ length: rows }, () => symbols[reel] ?? 2))
}

/** What runs pay on a grid, by the rules of the family. */
function runsPay(family: string, grid: Grid): number {
  const model = modelOf(family)
  if (model.mechanic === 'book' || model.mechanic === 'tumble') throw new Error(`${family} has no runs`)
  const isBoard = ['hold', 'collect', 'wheel', 'towers', 'avalanche'].includes(model.mechanic)
  return coinsOf(isBoard ? winsOnBoard(model, grid) : winsOn(model, grid))
}

// The lowest-paying symbol on every reel; then on the first three with a wild between, and the highest-paying on the
// rest.
const runs = [
  // family, lowest-paying symbol, a whole grid of it, three with a wild in the middle
  ['classic5', 11, 5 * 9, 5 * 9],
  ['single', 11, 1 * 8, 1 * 2 * 8],
  ['lines20', 11, 20 * 60, 20 * 7],
  ['growing10', 11, 10 * 30, 10 * 6],
  ['stacks40', 11, 40 * 13, 40 * 4],
  ['lines50', 11, 50 * 60, 50 * 5],
  ['bothWays10', 11, 10 * 22, 10 * 2],
  ['wildTimes20', 11, 20 * 25, 20 * 3 * 7],
  ['buy20', 11, 20 * 75, 20 * 14],
  ['special10', 11, 10 * 60, 10 * 10],
  ['sticky25', 11, 25 * 75, 25 * 14],
  ['respin9', 11, 9 * 7, 9 * 7],
  ['walking10', 11, 10 * 22, 10 * 3],
  ['mystery20', 11, 20 * 40, 20 * 7],
  ['ways243', 11, 3 ** 5 * 400, 3 ** 3 * 70],
  ['ways1024', 11, 4 ** 5 * 22, 4 ** 3 * 8],
  ['ways4096', 11, 4 ** 6 * 220, 4 ** 3 * 12],
  ['holdLines', 11, 20 * 25, 20 * 3],
  ['holdWays', 11, 3 ** 5 * 8, 3 ** 3 * 1],
  ['collect', 11, 20 * 25, 20 * 4],
  ['wheel', 11, 20 * 25, 20 * 4],
  ['towers', 11, 7 ** 6 * 5, 0],
  ['avalancheLines', 9, 10 * 173, 10 * 23],
  ['avalancheWays', 11, 3 ** 5 * 266, 3 ** 3 * 103],
] as const

test.each(runs)('%s: a grid of symbol %d pays %d, three of it with a wild %d', (family, symbol, whole, three) => {
  expect(runsPay(family, gridOf(family, [symbol, symbol, symbol, symbol, symbol, symbol]))).toBe(whole)
  expect(runsPay(family, gridOf(family, [symbol, WILD, symbol]))).toBe(three)
})

// Games that count symbols instead of runs: a grid of only the highest-paying symbol, whose first pay is the largest
// possible.
const falls = [
  ['clusters', 15_000],
  ['growing', 6_000],
  ['orbs', 2_500],
  ['tumble', 4_280],
] as const

test.each(falls)('%s: a grid of the highest-paying symbol pays %d before it falls', (family, coins) => {
  const model = modelOf(family)
  if (model.mechanic !== 'book' && model.mechanic !== 'tumble') throw new Error(`${family} does not fall`)
  const [wild = 0, scatter = 0] = model.weights
  const dearest = (): number => wild + scatter
  const steps =
    model.mechanic === 'book' ? playSpin(model, dearest).steps : tumble.play(model, 'spin', dearest).spins[0]?.steps
  const pay = steps?.find((step) => step.type === 'pay')
  expect(pay).toMatchObject({ times: 1, coins: 1 * coins })
})

test('every family is in one of the tables', () => {
  const tables: readonly string[] = [...runs, ...falls].map(([family]) => family)
  expect(tables.toSorted()).toEqual(families.map(({ id }) => id).toSorted())
})
