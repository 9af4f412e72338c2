import { present, type Rng } from '@ronda/core'
import type { Cell, Grid } from '../step.ts'

/** For each reel, the symbols on its strip from top to bottom; below the last one comes the first again. */
export type Strips = readonly (readonly number[])[]

/** The symbols in view on a reel that stops with this cell in the top row. */
export function columnAt(strip: readonly number[], rows: number, stop: number): readonly number[] {
  const column: number[] = []
  for (let row = 0; row < rows; row++) column.push(present(strip[(stop + row) % strip.length], 'a cell'))
  return column
}

/** One draw for each reel, in the order of the reels. */
export function stopReels(strips: Strips, rows: number, rng: Rng): Grid {
  return strips.map((strip) => columnAt(strip, rows, rng(strip.length)))
}

/** Where a symbol is in view. */
export function cellsOf(grid: Grid, symbol: number): readonly Cell[] {
  const cells: Cell[] = []
  grid.forEach((column, reel) => {
    for (let row = 0; row < column.length; row++) if (column[row] === symbol) cells.push([reel, row])
  })
  return cells
}
