import type { Cell, Grid } from '../step.ts'
import { FIRST_PAYING, WILD } from '../symbols.ts'

/** Symbols of a kind that touch each other, side by side or one above the other. */
export type Cluster = { readonly symbol: number; readonly cells: readonly Cell[] }

/** Cells are numbered by reel and row; no reel is as high as this. */
const STRIDE = 64

/** All of them, whatever their size; a wild belongs to every cluster that it touches. Cells are in the order of reels. */
export function findClusters(grid: Grid): readonly Cluster[] {
  const clusters: Cluster[] = []
  // By cell: the number of the last cluster that it was found in.
  const foundIn = new Int32Array(grid.length * STRIDE)
  grid.forEach((column, reel) =>
    column.forEach((symbol, row) => {
      const cell = reel * STRIDE + row
      if (symbol < FIRST_PAYING || foundIn[cell] !== 0) return
      clusters.push({ symbol, cells: spread(grid, cell, foundIn, clusters.length + 1) })
    }),
  )
  return clusters
}

/** From one cell to its neighbours, and on from them. */
function spread(grid: Grid, first: number, foundIn: Int32Array, cluster: number): readonly Cell[] {
  const symbol = symbolAt(grid, first)
  const found = [first]
  foundIn[first] = cluster
  for (const cell of found) {
    for (const next of [cell - STRIDE, cell + STRIDE, cell - 1, cell + 1]) {
      const one = symbolAt(grid, next)
      if ((one !== symbol && one !== WILD) || foundIn[next] === cluster) continue
      foundIn[next] = cluster
      found.push(next)
    }
  }
  if (found.length > 1) found.sort((a, b) => a - b)
  return found.map((cell) => [Math.floor(cell / STRIDE), cell % STRIDE])
}

function symbolAt(grid: Grid, cell: number): number | undefined {
  return cell < 0 ? undefined : grid[Math.floor(cell / STRIDE)]?.[cell % STRIDE]
}
