import { present } from '@ronda/core'
import type { Cell, Grid, Step, Win } from '../step.ts'
import { FIRST_PAYING, SCATTER, WILD } from '../symbols.ts'

/** The pay rules of a grid: on lines, or, where there are none, in every way from reel to reel. */
export type Paying = {
  /** Coins by symbol and by the length of the run. */
  readonly pays: readonly (readonly number[])[]
  /** For each line, its row on every reel. */
  readonly lines?: readonly (readonly number[])[]
  /** Lines pay from the last reel to the left as well. */
  readonly bothWays?: true
  /** Each wild in a run multiplies what it pays by this. */
  readonly wildTimes?: number
}

/**
 * Everything in view that pays, except scatters. Written for readability; the proofs compute the same coins in other
 * ways.
 */
export function winsOn(paying: Paying, grid: Grid): readonly Win[] {
  if (paying.lines === undefined) return wayWins(paying, grid)
  const wins: Win[] = []
  paying.lines.forEach((rows, line) => {
    const left = runOn(paying, grid, rows, 'left')
    const right = paying.bothWays ? runOn(paying, grid, rows, 'right') : NO_RUN
    if (left.coins > 0) wins.push(winOf(left, rows, line, 'left'))
    // A run over all reels is the same from both sides, and is paid once.
    if (right.coins > 0 && right.count < rows.length) wins.push(winOf(right, rows, line, 'right'))
  })
  return wins
}

/** Adds the wins to the steps of a spin, if any, and returns their coins. */
export function payWins(steps: Step[], wins: readonly Win[]): number {
  const coins = wins.reduce((sum, win) => sum + win.coins, 0)
  if (coins > 0) steps.push({ type: 'pay', wins, times: 1, coins })
  return coins
}

type Run = { readonly symbol: number; readonly count: number; readonly times: number; readonly coins: number }
type Side = 'left' | 'right'

const NO_RUN: Run = { symbol: SCATTER, count: 0, times: 1, coins: 0 }

/** No wild is on the reel where a run begins, so the symbol of that cell is the symbol of the run. */
function runOn({ pays, wildTimes = 1 }: Paying, grid: Grid, rows: readonly number[], side: Side): Run {
  const symbol = symbolOn(grid, rows, side, 0)
  let [count, times] = [1, 1]
  for (; count < rows.length; count++) {
    const other = symbolOn(grid, rows, side, count)
    if (other === WILD) times *= wildTimes
    else if (other !== symbol) break
  }
  return { symbol, count, times, coins: times * (pays[symbol]?.[count] ?? 0) }
}

/** The cell of a line that is so many reels away from a side. */
const reelFrom = (rows: readonly number[], side: Side, at: number): number =>
  side === 'left' ? at : rows.length - 1 - at

function symbolOn(grid: Grid, rows: readonly number[], side: Side, at: number): number {
  const reel = reelFrom(rows, side, at)
  return symbolAt(grid, reel, rows[reel] ?? 0)
}

/** Most lines win nothing; the cells of winning lines are listed. */
function winOf({ symbol, count, times, coins }: Run, rows: readonly number[], line: number, side: Side): Win {
  const cells = Array.from({ length: count }, (_, at): Cell => {
    const reel = reelFrom(rows, side, at)
    return [reel, rows[reel] ?? 0]
  })
  return { line, symbol, cells, count, ...(times > 1 && { times }), coins }
}

/** Each symbol of the first reel runs on as long as reels show it or a wild, in as many ways as there are cells to choose. */
function wayWins({ pays, wildTimes = 1 }: Paying, grid: Grid): readonly Win[] {
  const wins: Win[] = []
  for (const symbol of new Set(grid[0])) {
    if (symbol < FIRST_PAYING) continue
    let [count, times] = [0, 1]
    for (; count < grid.length; count++) {
      const here = waysOn(present(grid[count], 'a reel'), symbol, wildTimes)
      if (here === 0) break
      times *= here
    }
    const coins = times * (pays[symbol]?.[count] ?? 0)
    if (coins > 0)
      wins.push({ symbol, cells: grid.slice(0, count).flatMap(matchingCells(symbol)), count, times, coins })
  }
  return wins
}

/** In how many ways a run goes on over a reel. */
function waysOn(column: readonly number[], symbol: number, wildTimes: number): number {
  let ways = 0
  for (const one of column) {
    if (one === WILD) ways += wildTimes
    else if (one === symbol) ways += 1
  }
  return ways
}

const matchingCells =
  (symbol: number) =>
  (column: readonly number[], reel: number): readonly Cell[] =>
    column.flatMap((one, row): Cell[] => (one === symbol || one === WILD ? [[reel, row]] : []))

function symbolAt(grid: Grid, reel: number, row: number): number {
  return present(grid[reel]?.[row], 'a cell')
}
