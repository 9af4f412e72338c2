import { assert, rational, type Rational } from '@ronda/core'
import { FIRST_PAYING, WILD } from '../symbols.ts'
import type { Board } from './board.ts'

/** In how many ways the reels can stop, all equally likely. */
export function cycleOf({ strips }: Board): bigint {
  return strips.reduce((stops, { length }) => stops * BigInt(length), 1n)
}

/** Mean coins of the runs of a spin, from the counts of symbols on the strips alone: no stop is visited. */
export function meanByCounts(board: Board): Rational {
  let coins = 0
  for (let symbol = FIRST_PAYING; symbol < board.pays.length; symbol++) {
    board.pays[symbol]?.forEach((pay, run) => {
      if (pay > 0) coins += pay * (board.lines ? stopsOfLine(board, symbol, run) : waysOfRun(board, symbol, run))
    })
  }
  const all = coins * (board.lines?.length ?? 1)
  assert(Number.isSafeInteger(all), 'a sum that a float holds exactly')
  return rational(BigInt(all), cycleOf(board))
}

/** Each row shows every cell of its strip once in a cycle, so all lines are alike, and one is a product over reels. */
function stopsOfLine({ strips }: Board, symbol: number, run: number): number {
  return strips.reduce((stops, strip, reel) => {
    if (reel > run) return stops * strip.length
    const matching = matches(strip, symbol)
    return stops * (reel < run ? matching : strip.length - matching)
  }, 1)
}

/** Reels are independent: all the cells that match on the reels of the run, times the stops that break it after. */
function waysOfRun({ strips, rows }: Board, symbol: number, run: number): number {
  return strips.reduce((ways, strip, reel) => {
    if (reel > run) return ways * strip.length
    return ways * (reel < run ? matches(strip, symbol) * rows : stopsWithout(strip, rows, symbol))
  }, 1)
}

function matches(strip: readonly number[], symbol: number): number {
  let count = 0
  for (const cell of strip) if (cell === symbol || cell === WILD) count += 1
  return count
}

function stopsWithout(strip: readonly number[], rows: number, symbol: number): number {
  let run = 0
  let stops = 0
  // Twice around: a stop hides the symbol when it ends a run of other cells that is at least as long as the reel is high.
  for (let cell = 0; cell < strip.length + rows - 1; cell++) {
    const one = strip[cell % strip.length]
    run = one === symbol || one === WILD ? 0 : run + 1
    if (run >= rows) stops += 1
  }
  return stops
}

/** How often 0, 1, 2, … cells of a symbol are in view over a cycle: one polynomial a reel, multiplied. */
export function countsInView({ strips, rows }: Board, symbol: number): readonly bigint[] {
  return strips.reduce<readonly bigint[]>(
    (counts, strip) => {
      const reel = Array.from({ length: rows + 1 }, () => 0n)
      strip.forEach((_, stop) => {
        let seen = 0
        for (let row = 0; row < rows; row++) if (strip[(stop + row) % strip.length] === symbol) seen += 1
        reel[seen] = (reel[seen] ?? 0n) + 1n
      })
      return multiply(counts, reel)
    },
    [1n],
  )
}

export function multiply(left: readonly bigint[], right: readonly bigint[]): readonly bigint[] {
  const product = Array.from({ length: left.length + right.length - 1 }, () => 0n)
  left.forEach((a, i) => right.forEach((b, j) => (product[i + j] = (product[i + j] ?? 0n) + a * b)))
  return product
}
