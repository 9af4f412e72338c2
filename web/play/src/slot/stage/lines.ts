import { STATES, type Atlas } from './atlas.ts'
import { placeOf } from './board.ts'
import { rowHeightOf, symbolScale, type StageLayout } from './layout.ts'
import type { Playback } from './playback.ts'
import type { Props } from './props.ts'
import type { Pen } from './raster.ts'
import type { Strokes } from './strokes.ts'
import { TOGETHER_MS, TURN_MS, turnAt, type Highlight } from './wins.ts'

/** The lines of the game as paths over the reels, made once for a size. */
export function makeLinePaths(
  lines: readonly (readonly number[])[],
  { reels, cellWidth, cellHeight }: StageLayout,
): readonly Path2D[] {
  return lines.map((rows) => {
    const path = new Path2D()
    const y = (row: number): number => reels.y + (row + 0.5) * cellHeight
    path.moveTo(reels.x, y(rows[0] ?? 0))
    rows.forEach((row, reel) => path.lineTo(reels.x + (reel + 0.5) * cellWidth, y(row)))
    path.lineTo(reels.x + reels.width, y(rows.at(-1) ?? 0))
    return path
  })
}

export type WinScene = {
  readonly layout: StageLayout
  readonly atlas: Atlas
  readonly props: Pick<Props, 'veil'>
  readonly strokes: Strokes
  /** By prize: the outline of a prize that is on no line. */
  outlines: readonly (Path2D | undefined)[]
}

function drawLitCells(pen: Pen, { layout, atlas }: WinScene, { reels, lit }: Playback): void {
  const scale = atlas.scale
  for (let index = 0; index < reels.length; index++) {
    const reel = reels[index]
    if (!reel) continue
    const rowHeight = rowHeightOf(layout, reel.toHeight)
    const x = layout.reels.x + (index + 0.5) * layout.cellWidth
    atlas.scale = scale * symbolScale(layout, reel.toHeight)
    for (let row = 0; row < reel.toHeight; row++) {
      if (lit[placeOf(index, row)] === 0) continue
      atlas.draw(pen, reel.to[row] ?? 0, STATES.lit, x, layout.reels.y + (row + 0.5) * rowHeight)
    }
  }
  atlas.scale = scale
}

function light(lit: Uint8Array, { cells }: Highlight): void {
  for (let index = 0; index < cells.length; index++) {
    const cell = cells[index]
    if (cell) lit[placeOf(cell[0], cell[1])] = 1
  }
}

/**
 * Dims the symbols that do not pay, and draws the current prize: its line or its outline, and its highlighted symbols.
 */
export function drawWins(pen: Pen, scene: WinScene, playback: Playback, sinceMs: number): void {
  const { wins, lit } = playback
  const { reels } = scene.layout
  const { outlines } = scene
  const turn = turnAt(wins.length, sinceMs)
  const inTurnMs = turn < 0 ? sinceMs : (sinceMs - TOGETHER_MS) % TURN_MS
  pen.globalAlpha = Math.min(1, sinceMs / 180)
  if (scene.props.veil) pen.drawImage(scene.props.veil, reels.x, reels.y)
  pen.globalAlpha = Math.min(1, inTurnMs / 140)
  lit.fill(0)
  for (let index = 0; index < wins.length; index++) {
    const win = wins[index]
    if (!win || (turn >= 0 && index !== turn)) continue
    light(lit, win)
  }
  scene.strokes.draw(pen, wins, turn, outlines)
  pen.globalAlpha = 1
  scene.atlas.scale = 1.03 + 0.05 * Math.sin((inTurnMs / 1_000) * Math.PI * 2.4)
  drawLitCells(pen, scene, playback)
  scene.atlas.scale = 1
}
