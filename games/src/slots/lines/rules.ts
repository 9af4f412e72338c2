import { LINES_MAX, REELS, ROWS, STRIP_MAX, SYMBOLS_MAX } from './layout.ts'
import type { LinesModel, Strips } from './model.ts'
import { FIRST_PAYING, SCATTER, WILD } from '../symbols.ts'

type Rule = readonly [says: string, holds: (model: LinesModel) => boolean]

/** The family of games that the proofs and the fast evaluator are made for: [SL9] in `SPEC.md`. */
const rules: readonly Rule[] = [
  [
    'it has five reels and three rows',
    (model) => model.rows === ROWS && stripSets(model).every(({ length }) => length === REELS),
  ],
  ['it has 1 to 20 lines', ({ lines }) => lines.length >= 1 && lines.length <= LINES_MAX],
  [
    'a line has a row in view on every reel',
    ({ lines }) => lines.every((rows) => rows.length === REELS && rows.every(isRow)),
  ],
  ['it has up to 16 symbols', ({ symbols }) => symbols.length > FIRST_PAYING && symbols.length <= SYMBOLS_MAX],
  [
    'a strip has 3 to 40 cells',
    (model) => allStrips(model).every(({ length }) => length >= ROWS && length <= STRIP_MAX),
  ],
  ['strips hold known symbols', (model) => allCells(model).every((cell) => Object.hasOwn(model.symbols, cell))],
  ['no wild lies on the first reel', (model) => stripSets(model).every(([first]) => !first?.includes(WILD))],
  ['a reel never shows two scatters', (model) => allStrips(model).every(keepsScattersApart)],
  ['every symbol has its pays', ({ pays, symbols }) => pays.length === symbols.length && pays.every(isByCount)],
  ['wilds and scatters pay no line', ({ pays }) => pays.slice(0, FIRST_PAYING).every((coins) => !coins.some(Boolean))],
  [
    'lines pay from three on, and never less for more',
    ({ pays }) => pays.every((coins) => coins[2] === 0 && rises(coins)),
  ],
  ['scatters pay by their number', ({ scatterPays }) => isByCount(scatterPays)],
  [
    'free spins are awarded by the number of scatters, and never fewer for more',
    ({ freeSpins }) => isByCount(freeSpins) && rises(freeSpins),
  ],
  ['cost and multiplier are whole and positive', (model) => [model.cost, model.freeMultiplier].every(isPositive)],
]

/** The rules that a model breaks, in words; none for a model that can be played and proven. */
export function brokenRules(model: LinesModel): readonly string[] {
  return rules.filter(([, holds]) => !holds(model)).map(([says]) => says)
}

const stripSets = (model: LinesModel): readonly Strips[] => [model.baseStrips, model.freeStrips]

const allStrips = (model: LinesModel): Strips => stripSets(model).flat()

const allCells = (model: LinesModel): readonly number[] => allStrips(model).flat()

const isRow = (row: number): boolean => Number.isInteger(row) && row >= 0 && row < ROWS

const isPositive = (value: number): boolean => Number.isInteger(value) && value > 0

const isByCount = (values: readonly number[]): boolean =>
  values.length === REELS + 1 && values.every((value) => Number.isInteger(value) && value >= 0)

function rises(byCount: readonly number[]): boolean {
  return byCount.every((value, count) => value >= (byCount[count - 1] ?? 0))
}

function keepsScattersApart(strip: readonly number[]): boolean {
  return strip.every((_, stop) => {
    const inView = Array.from({ length: ROWS }, (_, row) => strip[(stop + row) % strip.length])
    return inView.filter((cell) => cell === SCATTER).length <= 1
  })
}
