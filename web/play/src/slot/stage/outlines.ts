import type { Cell } from '@ronda/games'
import { rowHeightOf, type StageLayout } from './layout.ts'
import type { Reel } from './reel.ts'
import type { Highlight } from './wins.ts'

/** One side of a cell, in cells across and rows down. */
export type Edge = readonly [fromReel: number, fromRow: number, toReel: number, toRow: number]

/** The sides that cells do not share: adjacent cells become one shape. */
export function edgesOf(cells: readonly Cell[]): readonly Edge[] {
  const inside = new Set(cells.map(([reel, row]) => `${reel} ${row}`))
  const isFree = (reel: number, row: number): boolean => !inside.has(`${reel} ${row}`)
  return cells.flatMap(([reel, row]) => [
    ...(isFree(reel, row - 1) ? [[reel, row, reel + 1, row] as const] : []),
    ...(isFree(reel + 1, row) ? [[reel + 1, row, reel + 1, row + 1] as const] : []),
    ...(isFree(reel, row + 1) ? [[reel + 1, row + 1, reel, row + 1] as const] : []),
    ...(isFree(reel - 1, row) ? [[reel, row + 1, reel, row] as const] : []),
  ])
}

/** Outlines of the prizes that are on no line. Made when they are first shown, not in every frame. */
export function makeOutlines(
  wins: readonly Highlight[],
  layout: StageLayout,
  reels: readonly Reel[],
): readonly (Path2D | undefined)[] {
  const isEven = reels.every((reel) => reel.toHeight === reels[0]?.toHeight)
  return wins.map((win) => {
    if (win.line !== undefined) return undefined
    const path = new Path2D()
    // Cells of reels with different heights are not adjacent: each has its own outline.
    const shapes = isEven ? [win.cells] : win.cells.map((cell) => [cell])
    for (const cells of shapes) {
      const rowHeight = rowHeightOf(layout, reels[cells[0]?.[0] ?? 0]?.toHeight ?? 1)
      for (const [fromReel, fromRow, toReel, toRow] of edgesOf(cells)) {
        path.moveTo(layout.reels.x + fromReel * layout.cellWidth, layout.reels.y + fromRow * rowHeight)
        path.lineTo(layout.reels.x + toReel * layout.cellWidth, layout.reels.y + toRow * rowHeight)
      }
    }
    return path
  })
}
