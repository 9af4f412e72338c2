import { FIRST_PAYING, WILD } from '../symbols.ts'
import type { Board } from './board.ts'

export type Rule<Model> = readonly [says: string, holds: (model: Model) => boolean]

/** The rules that a model breaks, in words. */
export function broken<Model>(rules: readonly Rule<Model>[], model: Model): readonly string[] {
  return rules.filter(([, holds]) => !holds(model)).map(([says]) => says)
}

export const isWhole = (value: number): boolean => Number.isInteger(value) && value >= 0

export const isPositive = (value: number): boolean => Number.isInteger(value) && value > 0

/** Sets of lines are stored as bits of one word. */
const LINES_MAX = 30

/** The rules for every board, so that it can be played and proven. */
export const boardRules: readonly Rule<Board & { readonly symbols: readonly string[]; readonly cost: number }>[] = [
  ['a spin costs a whole number of coins', ({ cost }) => isPositive(cost)],
  ['a strip is longer than its reel is high', ({ strips, rows }) => strips.every(({ length }) => length > rows)],
  ['strips hold known symbols', ({ strips, symbols }) => strips.flat().every((cell) => Object.hasOwn(symbols, cell))],
  ['no wild lies on the first reel', ({ strips }) => strips[0]?.includes(WILD) === false],
  [
    'every symbol has its pays, by the length of a run',
    ({ pays, symbols, strips }) =>
      pays.length === symbols.length &&
      pays.every((coins) => coins.length === strips.length + 1 && coins.every(isWhole)),
  ],
  ['wilds and specials pay no run', ({ pays }) => !pays.slice(0, FIRST_PAYING).flat().some(Boolean)],
  ['runs pay from two on', ({ pays }) => pays.every(([none, one]) => none === 0 && one === 0)],
  [
    'it has up to 30 lines, each with a row in view on every reel',
    ({ lines = [], rows, strips }) =>
      lines.length <= LINES_MAX &&
      lines.every((line) => line.length === strips.length && line.every((row) => isWhole(row) && row < rows)),
  ],
]
