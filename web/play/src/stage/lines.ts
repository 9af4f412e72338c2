import type { SlotSkin } from '@ronda/contract'
import type { SlotModel } from '@ronda/games'
import { STATES, type Atlas } from './atlas.ts'
import type { StageLayout } from './layout.ts'
import type { Pen } from './reels.ts'
import { cellBit, NO_LINE, TOGETHER_MS, TURN_MS, turnAt, type Highlight } from './wins.ts'

/** Lines of the game as paths over the reels, made once for a size. */
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
  readonly model: SlotModel
  readonly palette: SlotSkin['palette']
  readonly paths: readonly Path2D[]
}

function strokeLine(pen: Pen, { layout, palette, paths }: WinScene, line: number): void {
  const path = paths[line]
  if (!path) return
  pen.lineJoin = 'round'
  pen.lineCap = 'round'
  pen.strokeStyle = palette.ink
  pen.lineWidth = layout.cellWidth * 0.1
  pen.stroke(path)
  pen.strokeStyle = palette.lines[line % palette.lines.length] ?? palette.gold
  pen.lineWidth = layout.cellWidth * 0.055
  pen.stroke(path)
  pen.strokeStyle = palette.light
  pen.lineWidth = layout.cellWidth * 0.014
  pen.stroke(path)
}

function drawLitCells(pen: Pen, { layout, atlas, model }: WinScene, symbols: Int8Array, cells: number): void {
  const { rows } = model
  for (let cell = 0; cell < symbols.length; cell++) {
    const reel = Math.floor(cell / rows)
    const row = cell % rows
    if ((cells & cellBit(rows, reel, row)) === 0) continue
    const x = layout.reels.x + (reel + 0.5) * layout.cellWidth
    const y = layout.reels.y + (row + 0.5) * layout.cellHeight
    atlas.draw(pen, symbols[cell] ?? 0, STATES.lit, x, y)
  }
}

type Lit = { readonly wins: readonly Highlight[]; readonly symbols: Int8Array }

/** Dims what does not pay, and draws the prize whose turn it is: its line and its lit symbols. */
export function drawWins(pen: Pen, scene: WinScene, { wins, symbols }: Lit, sinceMs: number): void {
  const turn = turnAt(wins.length, sinceMs)
  const inTurnMs = turn < 0 ? sinceMs : (sinceMs - TOGETHER_MS) % TURN_MS
  const { reels } = scene.layout
  pen.globalAlpha = 0.58 * Math.min(1, sinceMs / 180)
  pen.fillStyle = scene.palette.ink
  pen.fillRect(reels.x, reels.y, reels.width, reels.height)
  pen.globalAlpha = Math.min(1, inTurnMs / 140)
  let cells = 0
  for (let index = 0; index < wins.length; index++) {
    const win = wins[index]
    if (!win || (turn >= 0 && index !== turn)) continue
    cells |= win.cells
    if (win.line !== NO_LINE) strokeLine(pen, scene, win.line)
  }
  pen.globalAlpha = 1
  scene.atlas.scale = 1.03 + 0.05 * Math.sin((inTurnMs / 1_000) * Math.PI * 2.4)
  drawLitCells(pen, scene, symbols, cells)
  scene.atlas.scale = 1
}
