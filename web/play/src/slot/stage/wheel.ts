import type { SlotSkin } from '@ronda/contract'
import type { Slice, Step } from '@ronda/games'
import { paintLabel, type StageWords } from './labels.ts'
import type { StageLayout } from './layout.ts'
import type { Playback } from './playback.ts'
import { openSheet, type Pen } from './raster.ts'

type Palette = SlotSkin['palette']
type WheelStep = Extract<Step, { type: 'wheel' }>

/** Full turns before it stops. */
const TURNS = 6

/** The angle of a wheel that has stopped with a slice under the pointer, which is at the top. */
export function restAngle(slices: number, at: number): number {
  return TURNS * Math.PI * 2 - ((at + 0.5) / slices) * Math.PI * 2
}

/** The angle at a part of its time: fast at first, and slower and slower. */
export function wheelAngle(slices: number, at: number, part: number): number {
  return restAngle(slices, at) * (1 - (1 - Math.min(1, part)) ** 3)
}

/**
 * Whether a text along the radius would be upside down there. The angle is measured from the top, clockwise; a text at
 * the very top or bottom is vertical and stays as it is.
 */
export function isUpsideDown(angle: number): boolean {
  return Math.sin(angle) < -1e-6
}

type LabelPlace = {
  /** The middle of the slice and its width, as angles. */
  readonly middle: number
  readonly angle: number
  /** Written the other way round, so that it can be read once the wheel has stopped. */
  readonly isFlipped: boolean
}

/**
 * A wheel over the reels. All possible results are written on it before it turns, and it stops at the one that was
 * drawn.
 */
export class Wheel {
  readonly #palette: Palette
  readonly #words: StageWords
  readonly #size: number
  readonly #x: number
  readonly #y: number
  #of: WheelStep | undefined
  #disc: HTMLCanvasElement | undefined
  #pointer: HTMLCanvasElement | undefined

  /** `height` is that of the stage: where the reels reach down to its edge, the wheel has less space than its frame. */
  constructor({ frame, reels }: StageLayout, height: number, palette: Palette, words: StageWords) {
    this.#palette = palette
    this.#words = words
    this.#x = reels.x + reels.width / 2
    this.#y = reels.y + reels.height / 2
    this.#size = Math.floor(Math.min(frame.width, frame.height * 1.16, (height - this.#y) * 2) * 0.98)
  }

  draw(pen: Pen, { beat, part, sinceMs, pace }: Playback, layout: StageLayout): void {
    const step = beat?.step
    if (!beat || step?.type !== 'wheel') return
    if (step !== this.#of) this.#make(step)
    if (!this.#disc || !this.#pointer) return
    const lastMs = beat.endMs - beat.startMs - sinceMs
    pen.globalAlpha = Math.min(1, sinceMs / 220, Math.max(0, lastMs) / 160)
    pen.fillStyle = this.#palette.ink
    const alpha = pen.globalAlpha
    pen.globalAlpha = alpha * 0.66
    pen.fillRect(layout.reels.x, layout.reels.y, layout.reels.width, layout.reels.height)
    pen.globalAlpha = alpha
    pen.save()
    pen.translate(this.#x, this.#y)
    const turned =
      pace === 'still' ? restAngle(step.slices.length, step.at) : wheelAngle(step.slices.length, step.at, part)
    pen.rotate(turned)
    pen.drawImage(this.#disc, -this.#disc.width / 2, -this.#disc.height / 2)
    pen.restore()
    if (part >= 1) this.#drawPointed(pen, step, sinceMs)
    pen.drawImage(
      this.#pointer,
      this.#x - this.#pointer.width / 2,
      this.#y - this.#size / 2 - this.#pointer.height * 0.3,
    )
    pen.globalAlpha = 1
  }

  /** Highlights the slice that it points at. */
  #drawPointed(pen: Pen, { slices }: WheelStep, sinceMs: number): void {
    const half = Math.PI / slices.length
    pen.save()
    pen.globalCompositeOperation = 'lighter'
    pen.globalAlpha *= 0.26 + 0.14 * Math.sin(sinceMs / 120)
    pen.fillStyle = this.#palette.gold
    pen.beginPath()
    pen.moveTo(this.#x, this.#y)
    pen.arc(this.#x, this.#y, this.#size * 0.45, -Math.PI / 2 - half, -Math.PI / 2 + half)
    pen.fill()
    pen.restore()
  }

  #make(step: WheelStep): void {
    this.#of = step
    this.#disc = this.#paintDisc(step)
    this.#pointer ??= this.#paintPointer()
  }

  #paintDisc({ slices, at }: WheelStep): HTMLCanvasElement {
    const size = this.#size
    const { canvas, pen } = openSheet(size, size)
    const { gold, ember, ink, light, lines } = this.#palette
    const angle = (Math.PI * 2) / slices.length
    pen.translate(size / 2, size / 2)
    this.#paintRing(pen, 0.5, ink)
    const rim = pen.createLinearGradient(0, -size / 2, 0, size / 2)
    rim.addColorStop(0, light)
    rim.addColorStop(0.4, gold)
    rim.addColorStop(1, ember)
    this.#paintRing(pen, 0.49, rim)
    slices.forEach((slice, index) => {
      pen.beginPath()
      pen.moveTo(0, 0)
      pen.arc(0, 0, size * 0.45, -Math.PI / 2 + index * angle, -Math.PI / 2 + (index + 1) * angle)
      pen.closePath()
      // Neighbours never share a colour, and slices that are not money have the warm one.
      pen.fillStyle = ink
      pen.fill()
      pen.globalAlpha = 'coins' in slice ? 0.62 : 0.95
      pen.fillStyle = 'coins' in slice ? (lines[index % Math.max(2, lines.length)] ?? gold) : ember
      pen.fill()
      pen.globalAlpha = 1
      pen.strokeStyle = gold
      pen.lineWidth = size * 0.006
      pen.stroke()
    })
    const rest = restAngle(slices.length, at)
    slices.forEach((slice, index) => {
      const middle = (index + 0.5) * angle
      this.#writeSlice(pen, slice, { middle, angle, isFlipped: isUpsideDown(middle + rest) })
    })
    for (let bulb = 0; bulb < 24; bulb++) {
      pen.beginPath()
      pen.arc(0, -size * 0.47, size * 0.011, 0, Math.PI * 2)
      pen.fillStyle = bulb % 2 === 0 ? light : gold
      pen.fill()
      pen.rotate(Math.PI / 12)
    }
    this.#paintRing(pen, 0.1, ink)
    this.#paintRing(pen, 0.09, rim)
    return canvas
  }

  #paintRing(pen: Pen, radius: number, fill: string | CanvasGradient): void {
    pen.beginPath()
    pen.arc(0, 0, this.#size * radius, 0, Math.PI * 2)
    pen.fillStyle = fill
    pen.fill()
  }

  /** Along the radius, so that the texts of many slices fit. */
  #writeSlice(pen: Pen, slice: Slice, { middle, angle, isFlipped }: LabelPlace): void {
    const size = Math.min(this.#size * 0.075, this.#size * 0.4 * Math.tan(angle / 2) * 1.1)
    const { light, ink } = this.#palette
    const label = paintLabel({
      text: this.#words.slice(slice),
      size,
      widthMax: this.#size * 0.28,
      tone: light,
      edge: ink,
    })
    pen.save()
    pen.rotate(middle - Math.PI / 2 + (isFlipped ? Math.PI : 0))
    pen.drawImage(label, isFlipped ? -this.#size * 0.14 - label.width : this.#size * 0.14, -label.height / 2)
    pen.restore()
  }

  #paintPointer(): HTMLCanvasElement {
    const side = this.#size * 0.13
    const { canvas, pen } = openSheet(side, side)
    const { ember, light, ink, gold } = this.#palette
    pen.beginPath()
    pen.moveTo(side * 0.5, side * 0.94)
    pen.lineTo(side * 0.14, side * 0.24)
    pen.quadraticCurveTo(side * 0.5, side * -0.06, side * 0.86, side * 0.24)
    pen.closePath()
    const fill = pen.createLinearGradient(0, 0, 0, side)
    fill.addColorStop(0, light)
    fill.addColorStop(0.3, gold)
    fill.addColorStop(1, ember)
    pen.fillStyle = fill
    pen.fill()
    pen.lineJoin = 'round'
    pen.lineWidth = side * 0.06
    pen.strokeStyle = ink
    pen.stroke()
    return canvas
  }
}
