import type { ModelHead } from '../mechanic.ts'
import { FIRST_PAYING, SCATTER, WILD } from '../symbols.ts'
import { LINES_MAX } from './lineBits.ts'
import type { Paying } from './paying.ts'
import { columnAt, type Strips } from './strips.ts'

export type Rule<Model> = readonly [says: string, holds: (model: Model) => boolean]

/** The rules that a model breaks, in words. */
export function brokenBy<Model>(rules: readonly Rule<Model>[], model: Model): readonly string[] {
  return rules.filter(([, holds]) => !holds(model)).map(([says]) => says)
}

type ReelsModel = ModelHead & Paying & { readonly rows: number }

const [REELS_MIN, REELS_MAX, ROWS_MAX, STRIP_MAX, SYMBOLS_MAX] = [3, 6, 4, 60, 16]

/** What the proofs assume of all games with strips: [SL9] in `SPEC.md`. */
export function reelRules<Model extends ReelsModel>(
  setsOf: (model: Model) => readonly Strips[],
): readonly Rule<Model>[] {
  const all = (model: Model, holds: (strip: readonly number[], reel: number) => boolean): boolean =>
    setsOf(model).every((strips) => strips.every(holds))
  const reelsOf = (model: Model): number => setsOf(model)[0]?.length ?? 0
  return [
    [
      'it has three to six reels, the same in all sets of strips, and up to four rows',
      (model) =>
        reelsOf(model) >= REELS_MIN &&
        reelsOf(model) <= REELS_MAX &&
        setsOf(model).every(({ length }) => length === reelsOf(model)) &&
        isPositive(model.rows) &&
        model.rows <= ROWS_MAX,
    ],
    [
      `it has 1 to ${LINES_MAX} lines, or none for ways`,
      ({ lines }) => lines === undefined || (lines.length > 0 && lines.length <= LINES_MAX),
    ],
    [
      'a line has a row in view on every reel',
      (model) =>
        model.lines?.every(
          (rows) =>
            rows.length === reelsOf(model) &&
            rows.every((row) => Number.isInteger(row) && row >= 0 && row < model.rows),
        ) ?? true,
    ],
    ['it has up to 16 symbols', ({ symbols }) => symbols.length > FIRST_PAYING && symbols.length <= SYMBOLS_MAX],
    [
      'a strip is longer than the window, and has 60 cells at most',
      (model) => all(model, ({ length }) => length >= model.rows && length <= STRIP_MAX),
    ],
    [
      'strips hold known symbols',
      (model) => all(model, (strip) => strip.every((cell) => Object.hasOwn(model.symbols, cell))),
    ],
    [
      'no wild lies where a run begins',
      (model) =>
        all(
          model,
          (strip, reel) => (reel > 0 && !(model.bothWays && reel === reelsOf(model) - 1)) || !strip.includes(WILD),
        ),
    ],
    ...payRules<Model>(reelsOf),
  ]
}

function payRules<Model extends ReelsModel>(reelsOf: (model: Model) => number): readonly Rule<Model>[] {
  return [
    [
      'every symbol has its pays',
      (model) =>
        model.pays.length === model.symbols.length && model.pays.every((coins) => isByCount(coins, reelsOf(model))),
    ],
    ['wilds and scatters pay no run', ({ pays }) => pays.slice(0, FIRST_PAYING).every((coins) => !coins.some(Boolean))],
    [
      'runs pay from three on, and never less for more',
      ({ pays }) => pays.every((coins) => coins[2] === 0 && rises(coins)),
    ],
    [
      'what it costs, and what wilds multiply by, is whole and positive',
      ({ cost, wildTimes = 1, buy = 1 }) => [cost, wildTimes, buy].every(isPositive),
    ],
  ]
}

export const isPositive = (value: number): boolean => Number.isInteger(value) && value > 0

/** A whole number that is not negative for every count from none to `most`. */
function isByCount(values: readonly number[], most: number): boolean {
  return values.length === most + 1 && values.every((value) => Number.isInteger(value) && value >= 0)
}

function rises(byCount: readonly number[]): boolean {
  return byCount.every((value, count) => value >= (byCount[count - 1] ?? 0))
}

/** What the proofs also assume of games whose scatters are counted. */
export function scatterRules<Model extends ReelsModel & Scatters>(
  setsOf: (model: Model) => readonly Strips[],
): readonly Rule<Model>[] {
  const reelsOf = (model: Model): number => setsOf(model)[0]?.length ?? 0
  return [
    [
      'a reel never shows two scatters',
      (model) => setsOf(model).every((strips) => strips.every((strip) => showsAtMostOne(strip, model.rows))),
    ],
    ['scatters pay by their number', (model) => isByCount(model.scatterPays, reelsOf(model))],
    [
      'free spins are awarded by the number of scatters, and never fewer for more',
      (model) => isByCount(model.freeSpins, reelsOf(model)) && rises(model.freeSpins),
    ],
  ]
}

/** The proofs of the return compute with powers of this many spins. */
const FREE_SPINS_MAX = 100

/** Where free spins can award more: how many a round can have at most. */
export function limitRule<Model extends Limited>(): Rule<Model> {
  return [
    `a round has at most ${FREE_SPINS_MAX} free spins, and as many as one spin can award`,
    ({ freeSpins, freeSpinsMax = 0 }) =>
      Number.isInteger(freeSpinsMax) && freeSpinsMax <= FREE_SPINS_MAX && Math.max(...freeSpins) <= freeSpinsMax,
  ]
}

/** Where a round has a cap, so that it pays a whole number of coins. */
export function capRule<Model extends { readonly winMax?: number }>(): Rule<Model> {
  return ['a cap is a whole number of stakes', ({ winMax = 1 }) => isPositive(winMax)]
}

type Limited = { readonly freeSpins: readonly number[]; readonly freeSpinsMax?: number }

type Scatters = { readonly scatterPays: readonly number[]; readonly freeSpins: readonly number[] }

function showsAtMostOne(strip: readonly number[], rows: number): boolean {
  return strip.every((_, stop) => columnAt(strip, rows, stop).filter((cell) => cell === SCATTER).length <= 1)
}
