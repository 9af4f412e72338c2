import { present } from '@ronda/core'
import type { Cell, Grid, Step, Win } from '../step.ts'
import { FIRST_PAYING, SCATTER, WILD } from '../symbols.ts'

/** What a grid pays by: on lines, or in every way from reel to reel where there are none. */
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

/** Everything in view that pays, scatters aside. Written to be read; the proofs find the same coins in their own ways. */
export function winsOn(paying: Paying, grid: Grid): readonly Win[] {
  return paying.lines === undefined
    ? wayWins(paying, grid)
    : paying.lines.flatMap((_, line) => winsOf(paying, grid, line))
}

/** Adds what is won to the steps of a spin, where something is, and says what it comes to. */
export function payWins(steps: Step[], wins: readonly Win[]): number {
  const coins = wins.reduce((sum, win) => sum + win.coins, 0)
  if (coins > 0) steps.push({ type: 'pay', wins, times: 1, coins })
  return coins
}

/** A run over all reels is the same from both sides, and is paid once. */
function winsOf(paying: Paying, grid: Grid, line: number): readonly Win[] {
  const rows = present(paying.lines?.[line], 'a line')
  const cells = rows.map((row, reel): Cell => [reel, row])
  const fromLeft = runOn(paying, grid, cells)
  const fromRight = paying.bothWays ? runOn(paying, grid, cells.toReversed()) : undefined
  const wins = fromRight && fromRight.count < cells.length ? [fromLeft, fromRight] : [fromLeft]
  return wins.filter(({ coins }) => coins > 0).map((win) => ({ line, ...win }))
}

/** No wild lies on the reel where a run begins, so that cell's symbol is the one it is made of. */
function runOn(paying: Paying, grid: Grid, cells: readonly Cell[]): Win {
  const symbols = cells.map(([reel, row]) => symbolAt(grid, reel, row))
  const [symbol = SCATTER] = symbols
  const broken = symbols.findIndex((other) => other !== symbol && other !== WILD)
  const count = broken === -1 ? symbols.length : broken
  const wilds = symbols.slice(0, count).filter((one) => one === WILD).length
  const times = (paying.wildTimes ?? 1) ** wilds
  const coins = times * (paying.pays[symbol]?.[count] ?? 0)
  return { symbol, cells: cells.slice(0, count), count, ...(times > 1 && { times }), coins }
}

/** Each symbol of the first reel runs on as long as reels show it or a wild, in as many ways as there are cells to choose. */
function wayWins({ pays, wildTimes = 1 }: Paying, grid: Grid): readonly Win[] {
  const beginning = [...new Set(grid[0])].filter((symbol) => symbol >= FIRST_PAYING)
  return beginning.flatMap((symbol) => {
    const columns = grid.map((column, reel) => matchingCells(column, reel, symbol))
    const broken = columns.findIndex((cells) => cells.length === 0)
    const count = broken === -1 ? columns.length : broken
    const run = columns.slice(0, count)
    const worth = ([reel, row]: Cell): number => (symbolAt(grid, reel, row) === WILD ? wildTimes : 1)
    const times = run.reduce((ways, cells) => ways * cells.reduce((sum, cell) => sum + worth(cell), 0), 1)
    const coins = times * (pays[symbol]?.[count] ?? 0)
    return coins > 0 ? [{ symbol, cells: run.flat(), count, times, coins }] : []
  })
}

function matchingCells(column: readonly number[], reel: number, symbol: number): readonly Cell[] {
  return column.flatMap((one, row): Cell[] => (one === symbol || one === WILD ? [[reel, row]] : []))
}

function symbolAt(grid: Grid, reel: number, row: number): number {
  return present(grid[reel]?.[row], 'a cell')
}
