import type { Cell, Grid } from '../step.ts'
import { WILD } from '../symbols.ts'

/** A column after its wild has grown over all of it. */
export function grown(column: readonly number[]): readonly number[] {
  return column.includes(WILD) ? column.map(() => WILD) : column
}

/** Every wild in view grows over its reel; `cells` are those that changed. */
export function growWilds(grid: Grid): { readonly grid: Grid; readonly cells: readonly Cell[] } {
  const after = grid.map(grown)
  const cells = grid.flatMap((column, reel) =>
    column.flatMap((symbol, row): Cell[] => (symbol === after[reel]?.[row] ? [] : [[reel, row]])),
  )
  return { grid: after, cells }
}
