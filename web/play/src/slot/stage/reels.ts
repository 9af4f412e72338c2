import { placeOf } from './board.ts'
import { STATES } from './atlas.ts'
import { drawCell, type ReelScene } from './cells.ts'
import { rowHeightOf, symbolScale } from './layout.ts'
import { heightAbove } from './motion.ts'
import type { Playback } from './playback.ts'
import type { Pen } from './raster.ts'
import { symbolAt, type Reel } from './reel.ts'

/**
 * Draws the symbols of all reels as they stand, turn, fall or change at this moment. The window clips everything
 * outside of it.
 */
export function drawReels(pen: Pen, scene: ReelScene, playback: Playback): void {
  for (let index = 0; index < playback.reels.length; index++) {
    const reel = playback.reels[index]
    if (!reel) continue
    pen.globalAlpha = reel.alpha
    scene.atlas.scale = symbolScale(scene.layout, reel.isTo ? reel.toHeight : reel.fromHeight)
    if (!reel.isMoving) {
      for (let row = 0; row < reel.toHeight; row++) drawCell(pen, scene, playback, index, row)
    } else if (reel.style === 'drop' && reel.isTo) drawFallIn(pen, scene, reel, index)
    else drawTape(pen, scene, reel, index)
    if (reel.isMoving) drawStuck(pen, scene, playback, index)
  }
  scene.atlas.scale = 1
  pen.globalAlpha = 1
}

function drawTape(pen: Pen, { layout, atlas }: ReelScene, reel: Reel, index: number): void {
  const height = reel.isTo ? reel.toHeight : reel.fromHeight
  const rowHeight = rowHeightOf(layout, height)
  const top = Math.floor(reel.place)
  const part = reel.place - top
  const state = reel.isBlurred ? STATES.streak : STATES.plain
  const x = layout.reels.x + (index + 0.5) * layout.cellWidth
  for (let row = 0; row <= height; row++) {
    const symbol = symbolAt(reel, top + row)
    if (symbol >= 0) atlas.draw(pen, symbol, state, x, layout.reels.y + (row - part + 0.5) * rowHeight)
  }
}

function drawFallIn(pen: Pen, { layout, atlas }: ReelScene, reel: Reel, index: number): void {
  const rowHeight = rowHeightOf(layout, reel.toHeight)
  const x = layout.reels.x + (index + 0.5) * layout.cellWidth
  for (let row = 0; row < reel.toHeight; row++) {
    const y = layout.reels.y + (row + 0.5 - heightAbove(reel, row)) * rowHeight
    atlas.draw(pen, reel.to[row] ?? 0, STATES.plain, x, y)
  }
}

/** Symbols that stay while their reel turns behind them. */
function drawStuck(pen: Pen, scene: ReelScene, playback: Playback, index: number): void {
  const reel = playback.reels[index]
  if (!reel) return
  for (let row = 0; row < reel.toHeight; row++) {
    if (playback.board.stuck[placeOf(index, row)] === 1) drawCell(pen, scene, playback, index, row)
  }
}
