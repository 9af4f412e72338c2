import { present, type Rng } from '@ronda/core'
import type { Cell, Grid, Step, Win } from '../step.ts'
import { FIRST_PAYING, WILD } from '../symbols.ts'

/**
 * Reels with strips, and the pays of runs over them. Mechanics with a feature of their own are built on such a board.
 */
export type Board = {
  readonly rows: number
  /** For each reel, its symbols from top to bottom; after the last one comes the first again. */
  readonly strips: readonly (readonly number[])[]
  /** For each line, its row on every reel. Without lines, every way from the first reel to the right counts. */
  readonly lines?: readonly (readonly number[])[]
  /** Coins by symbol and by the length of the run. */
  readonly pays: readonly (readonly number[])[]
}

/** What is needed to compute what a grid pays. */
export type Paying = Pick<Board, 'lines' | 'pays'>

/** One draw for each reel, in the order of the reels. */
export function spinBoard(board: Board, rng: Rng): Grid {
  return viewOf(
    board,
    board.strips.map((strip) => rng(strip.length)),
  )
}

/** What is in view when each reel stops with the given cell in the top row. */
export function viewOf({ strips, rows }: Board, stops: readonly number[]): Grid {
  return strips.map((strip, reel) => {
    const stop = present(stops[reel], 'a stop')
    return Array.from({ length: rows }, (_, row) => present(strip[(stop + row) % strip.length], 'a cell'))
  })
}

/** What is in view before the first round. */
export function restOf(board: Board): Grid {
  return viewOf(
    board,
    board.strips.map(() => 0),
  )
}

/** The stopped reels, and what their runs pay. */
export function showBoard(board: Board, grid: Grid): Step[] {
  const stop: Step = { type: 'stop', grid, reels: grid.map((_, reel) => reel) }
  const wins = winsOn(board, grid)
  return wins.length === 0 ? [stop] : [stop, { type: 'pay', wins, times: 1, coins: sumCoins(wins) }]
}

/** Everything in view that pays by itself. */
export function winsOn(board: Paying, grid: Grid): Win[] {
  return board.lines ? lineWins(board, board.lines, grid) : wayWins(board, grid)
}

export function sumCoins(parts: readonly { readonly coins: number }[]): number {
  return parts.reduce((sum, { coins }) => sum + coins, 0)
}

export function cellsOf(grid: Grid, symbol: number): Cell[] {
  return grid.flatMap((column, reel) => column.flatMap((one, row): Cell[] => (one === symbol ? [[reel, row]] : [])))
}

/** No wild is on the first reel, so its symbol is the symbol of the run. */
function lineWins({ pays }: Paying, lines: readonly (readonly number[])[], grid: Grid): Win[] {
  const wins: Win[] = []
  lines.forEach((rows, line) => {
    const symbol = grid[0]?.[rows[0] ?? 0] ?? WILD
    let count = 1
    while (count < grid.length) {
      const other = grid[count]?.[rows[count] ?? 0]
      if (other !== symbol && other !== WILD) break
      count += 1
    }
    const coins = pays[symbol]?.[count] ?? 0
    if (coins === 0) return
    wins.push({ symbol, count, line, coins, cells: rows.slice(0, count).map((row, reel): Cell => [reel, row]) })
  })
  return wins
}

/** A run in as many ways as cells can be chosen, one on each of its reels. */
function wayWins({ pays }: Paying, grid: Grid): Win[] {
  const wins: Win[] = []
  for (const symbol of [...new Set(grid[0])].toSorted((a, b) => a - b)) {
    if (symbol < FIRST_PAYING) continue
    const cells: Cell[] = []
    let [times, count] = [1, 0]
    for (; count < grid.length; count++) {
      const before = cells.length
      grid[count]?.forEach((one, row) => {
        if (one === symbol || one === WILD) cells.push([count, row])
      })
      if (cells.length === before) break
      times *= cells.length - before
    }
    const coins = pays[symbol]?.[count] ?? 0
    if (coins > 0) wins.push({ symbol, count, times, coins: coins * times, cells })
  }
  return wins
}
