import type { Prize, Slice } from '@ronda/games'
import { openSheet } from './raster.ts'

/** The texts on the stage itself, in the user's language and currency. */
export type StageWords = {
  coins(coins: number): string
  prize(name: NonNullable<Prize['name']>): string
  slice(slice: Slice): string
}

const FACE = "'Bricolage Grotesque', Arial, sans-serif"

export type LabelPlan = {
  readonly text: string
  readonly size: number
  readonly widthMax: number
  readonly tone: string
  readonly edge: string
}

/** A text as an image, made once: drawing text is more expensive than copying. */
export function paintLabel({ text, size, widthMax, tone, edge }: LabelPlan): HTMLCanvasElement {
  const { canvas, pen } = openSheet(widthMax, size * 1.5)
  pen.font = `800 ${size}px ${FACE}`
  const narrowed = Math.min(1, (widthMax * 0.94) / Math.max(1, pen.measureText(text).width))
  pen.font = `800 ${size * narrowed}px ${FACE}`
  pen.textAlign = 'center'
  pen.textBaseline = 'middle'
  pen.lineJoin = 'round'
  pen.lineWidth = size * 0.24
  pen.strokeStyle = edge
  pen.strokeText(text, canvas.width / 2, canvas.height / 2)
  pen.fillStyle = tone
  pen.fillText(text, canvas.width / 2, canvas.height / 2)
  return canvas
}
