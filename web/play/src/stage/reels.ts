import { SCATTER, type SlotModel } from '@ronda/games'
import { STATES, type Atlas } from './atlas.ts'
import type { StageLayout } from './layout.ts'
import type { ReelMotion } from './motion.ts'

export type Pen = CanvasRenderingContext2D

type ReelScene = { readonly layout: StageLayout; readonly atlas: Atlas; readonly model: SlotModel }

/** The symbols of all reels as they stand or turn at this moment. */
export function drawReels(pen: Pen, { layout, atlas, model }: ReelScene, motions: readonly ReelMotion[]): void {
  const { reels, cellWidth, cellHeight } = layout
  pen.save()
  pen.beginPath()
  pen.rect(reels.x, reels.y, reels.width, reels.height)
  pen.clip()
  for (let reel = 0; reel < motions.length; reel++) {
    const motion = motions[reel]
    const strip = motion && (motion.isFree ? model.freeStrips : model.baseStrips)[reel]
    if (!strip) continue
    const top = Math.floor(motion.place)
    const part = motion.place - top
    const state = motion.isBlurred ? STATES.streak : STATES.plain
    const x = reels.x + (reel + 0.5) * cellWidth
    pen.globalAlpha = motion.alpha
    for (let row = 0; row <= model.rows; row++) {
      const symbol = strip[wrap(top + row, strip.length)] ?? SCATTER
      atlas.draw(pen, symbol, state, x, reels.y + (row - part + 0.5) * cellHeight)
    }
  }
  pen.restore()
}

const wrap = (index: number, length: number): number => ((index % length) + length) % length
