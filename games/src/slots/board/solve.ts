import { minus, present, toNumber, type Rational, type Rng } from '@ronda/core'
import type { Board } from './board.ts'
import { meanByCounts } from './counts.ts'

/** A board before it has strips. */
export type BoardRecipe = Omit<Board, 'strips'> & {
  /** How many cells each strip has. */
  readonly stops: readonly number[]
  /** Symbols with an exact number on each strip: wilds, and the special symbols of the game. */
  readonly exactly: readonly (readonly [symbol: number, cells: readonly number[]])[]
  /** The approximate number of each paying symbol on a strip: the solver changes it to reach the mean. */
  readonly weights: readonly number[]
}

/** Runs may pay this much more than the target, in coins a spin. */
const TOLERANCE = 1e-4

/** Within this distance any change is accepted, so that the search cannot get stuck. */
const WANDER = 0.02

/** A feasible recipe takes some thousand changes; one that needs more is not feasible. */
const CHANGES_MAX = 60_000

/**
 * Finds strips on which the runs of a spin pay as many coins on average as are left for them, by changing one cell at a
 * time. Special symbols are placed first and stay: their pays are known before the search begins.
 */
export function solveBoard(
  recipe: BoardRecipe,
  left: (board: Board) => Rational,
  rng: Rng,
  changesMax: number = CHANGES_MAX,
): Board {
  const { rows, pays, lines, stops } = recipe
  const strips = stops.map((_, reel) => layStrip(recipe, reel, rng))
  const board: Board = lines ? { rows, pays, lines, strips } : { rows, pays, strips }
  const fixed = new Set(recipe.exactly.map(([symbol]) => symbol))
  const mean = left(board)
  const excessOf = (): number => toNumber(minus(meanByCounts(board), mean))

  let excess = excessOf()
  for (let changes = 0; changes < changesMax; changes++) {
    if (excess >= 0 && excess <= TOLERANCE) return board
    const strip = present(strips[rng(strips.length)], 'a strip')
    const cell = rng(strip.length)
    const before = present(strip[cell], 'a cell')
    if (fixed.has(before) || strip.indexOf(before) === strip.lastIndexOf(before)) continue
    strip[cell] = drawSymbol(recipe.weights, rng)
    const changed = excessOf()
    if (Math.abs(changed) <= Math.max(WANDER, Math.abs(excess))) excess = changed
    else strip[cell] = before
  }
  throw new Error('broken promise: no strips found that pay the target')
}

/** The symbols with an exact number, each paying one once, the rest by weight; then shuffled. */
function layStrip({ stops, exactly, weights }: BoardRecipe, reel: number, rng: Rng): number[] {
  const strip = [
    ...exactly.flatMap(([symbol, cells]) => Array.from({ length: cells[reel] ?? 0 }, () => symbol)),
    ...weights.flatMap((weight, symbol) => (weight > 0 ? [symbol] : [])),
  ]
  while (strip.length < (stops[reel] ?? 0)) strip.push(drawSymbol(weights, rng))
  for (let cell = strip.length - 1; cell > 0; cell--) {
    const other = rng(cell + 1)
    const kept = present(strip[cell], 'a cell')
    strip[cell] = present(strip[other], 'a cell')
    strip[other] = kept
  }
  return strip
}

function drawSymbol(weights: readonly number[], rng: Rng): number {
  let left = rng(weights.reduce((sum, weight) => sum + weight, 0))
  return weights.findIndex((weight) => {
    left -= weight
    return left < 0
  })
}

/** Strips as short text, a letter or a digit for each symbol: thousands of cells are sent with every game. */
export function makeStrips(strips: Board['strips']): string {
  return strips.map((strip) => strip.map((symbol) => symbol.toString(36)).join('')).join(' ')
}
