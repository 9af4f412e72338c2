import { STATES, type Atlas } from './atlas.ts'
import { placeOf } from './board.ts'
import { rowHeightOf, type StageLayout } from './layout.ts'
import { restOfFall } from './motion.ts'
import type { Playback } from './playback.ts'
import { PACES } from '../round/pace.ts'
import type { Pen } from './raster.ts'

export type ReelScene = { readonly layout: StageLayout; readonly atlas: Atlas }

/** Columns begin to fall or to turn over one after the other; the delays together take this share of the time. */
const REEL_SHARE = 0.35

const clamp = (part: number): number => Math.min(1, Math.max(0, part))

/** The progress of one reel, which begins a little later than the one to its left. */
function partOf(part: number, reel: number, reels: number): number {
  return clamp((part - (reel / Math.max(1, reels)) * REEL_SHARE) / (1 - REEL_SHARE))
}

/** One cell of a stopped reel, with the effect of the current step. */
// oxlint-disable-next-line max-params -- called for every cell of every frame: an object each time would be garbage
export function drawCell(pen: Pen, scene: ReelScene, playback: Playback, reel: number, row: number): void {
  // A coin with its value is drawn over the grid.
  if (playback.board.coined[placeOf(reel, row)] === 1) return undefined
  const { step } = playback.beat ?? {}
  if (step && playback.part < 1) {
    if (step.type === 'fall') return drawFalling(pen, scene, playback, reel, row)
    if (step.type === 'turn' && playback.board.marks[placeOf(reel, row)] === 1) {
      if (step.why === 'walk' && playback.board.strides[placeOf(reel, row)] !== 0) {
        return drawWalking(pen, scene, playback, reel, row)
      }
      return step.why === 'expand' || step.why === 'stick'
        ? drawGrowing(pen, scene, playback, reel, row)
        : drawTurning(pen, scene, playback, reel, row)
    }
  }
  if (step?.type === 'turn' && step.why === 'walk' && isLeft(playback, reel, row)) pen.globalAlpha *= 1 - playback.part
  drawAt(pen, scene, playback, reel, row)
  pen.globalAlpha = 1
}

/** Whether a symbol has just walked away from here: it fades while it arrives beside. */
function isLeft({ board }: Playback, reel: number, row: number): boolean {
  if (board.marks[placeOf(reel, row)] === 1) return false
  return (reel > 0 && board.strides[placeOf(reel - 1, row)] === 1) || board.strides[placeOf(reel + 1, row)] === -1
}

/** A cell at rest. `rowsAbove` lifts it, `across` moves it sideways, both in cells. */
// oxlint-disable-next-line max-params -- as above
function drawAt(
  pen: Pen,
  scene: ReelScene,
  playback: Playback,
  reel: number,
  row: number,
  rowsAbove = 0,
  across = 0,
): void {
  const { layout, atlas } = scene
  const view = playback.reels[reel]
  if (!view) return
  const x = layout.reels.x + (reel + across + 0.5) * layout.cellWidth
  const y = layout.reels.y + (row - rowsAbove + 0.5) * rowHeightOf(layout, view.toHeight)
  atlas.draw(pen, view.to[row] ?? 0, STATES.plain, x, y)
}

/** The same for the symbol before the step. */
// oxlint-disable-next-line max-params -- as above
function drawBefore(pen: Pen, scene: ReelScene, playback: Playback, reel: number, row: number): void {
  const { layout, atlas } = scene
  const view = playback.reels[reel]
  if (!view || row >= view.fromHeight) return
  const x = layout.reels.x + (reel + 0.5) * layout.cellWidth
  const y = layout.reels.y + (row + 0.5) * rowHeightOf(layout, view.fromHeight)
  atlas.draw(pen, view.from[row] ?? 0, STATES.plain, x, y)
}

/** Winning symbols grow and vanish; then the symbols above them fall. */
// oxlint-disable-next-line max-params -- as above
function drawFalling(pen: Pen, scene: ReelScene, playback: Playback, reel: number, row: number): void {
  const { board, pace, sinceMs } = playback
  const { burstMs, dropMs } = PACES[pace]
  const place = placeOf(reel, row)
  if (sinceMs < burstMs) {
    const part = sinceMs / burstMs
    const isGone = board.marks[place] === 1
    const alpha = pen.globalAlpha
    const scale = scene.atlas.scale
    if (isGone) {
      pen.globalAlpha = alpha * (1 - part ** 2)
      scene.atlas.scale = scale * (1 + 0.22 * part)
    }
    drawBefore(pen, scene, playback, reel, row)
    pen.globalAlpha = alpha
    scene.atlas.scale = scale
    return
  }
  const part = partOf((sinceMs - burstMs) / dropMs, reel, playback.reels.length)
  if (pace === 'still') pen.globalAlpha = board.drops[place] === 0 ? 1 : clamp((sinceMs - burstMs) / dropMs)
  const above = pace === 'still' ? 0 : (board.drops[place] ?? 0) * restOfFall(part)
  drawAt(pen, scene, playback, reel, row, above)
  pen.globalAlpha = 1
}

/** A tile that turns over: first the old side, then the new one. */
// oxlint-disable-next-line max-params -- as above
function drawTurning(pen: Pen, scene: ReelScene, playback: Playback, reel: number, row: number): void {
  const part = playback.pace === 'still' ? playback.part : partOf(playback.part, reel, playback.reels.length)
  const { atlas } = scene
  if (playback.pace === 'still') {
    pen.globalAlpha = Math.abs(1 - 2 * part)
  } else atlas.wide = Math.max(0.02, Math.abs(Math.cos(Math.PI * part)))
  if (part < 0.5) drawBefore(pen, scene, playback, reel, row)
  else drawAt(pen, scene, playback, reel, row)
  atlas.wide = 1
  pen.globalAlpha = 1
}

/** Appears over the old symbol, shrinking from large to its own size. */
// oxlint-disable-next-line max-params -- as above
function drawGrowing(pen: Pen, scene: ReelScene, playback: Playback, reel: number, row: number): void {
  const { atlas } = scene
  const part = partOf(playback.part, reel, playback.reels.length)
  drawBefore(pen, scene, playback, reel, row)
  const scale = atlas.scale
  pen.globalAlpha = clamp(part * 2)
  if (playback.pace !== 'still') atlas.scale = scale * (1 + 0.45 * (1 - part) ** 2)
  drawAt(pen, scene, playback, reel, row)
  atlas.scale = scale
  pen.globalAlpha = 1
}

/** Walks in from the reel beside it. */
// oxlint-disable-next-line max-params -- as above
function drawWalking(pen: Pen, scene: ReelScene, playback: Playback, reel: number, row: number): void {
  const stride = playback.board.strides[placeOf(reel, row)] ?? 0
  const left = playback.pace === 'still' ? 0 : (1 + Math.cos(Math.PI * playback.part)) / 2
  const hop = Math.abs(Math.sin(Math.PI * 2 * playback.part)) * 0.12
  drawAt(pen, scene, playback, reel, row, left === 0 ? 0 : hop, stride * left)
}
