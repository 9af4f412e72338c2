import type { Cell, Grid, Win } from './step.ts'

/** The cells of all wins, each once. */
export function goneIn(wins: readonly Win[]): readonly Cell[] {
  const cells = new Map<number, Cell>()
  for (const win of wins) for (const cell of win.cells) cells.set(cell[0] * 64 + cell[1], cell)
  return [...cells.values()]
}

/**
 * Cells above vanished ones fall; then each reel is filled, from its lowest empty cell up, with the results of `next`.
 */
export function fallOnto(grid: Grid, gone: readonly Cell[], next: (reel: number) => number): Grid {
  return grid.map((column, reel) => {
    const stays = column.filter((_, row) => !gone.some(([x, y]) => x === reel && y === row))
    while (stays.length < column.length) stays.unshift(next(reel))
    return stays
  })
}
