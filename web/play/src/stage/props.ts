import { coinSvg, frameBulbs, paletteOf, reelBedSvg, reelFrameSvg, titleSvg, type Theme } from '@ronda/art'
import type { StageLayout } from './layout.ts'
import { openSheet, rasterise } from './raster.ts'

/** Everything on the stage that is drawn once for a size and then only copied. */
export type Props = {
  readonly bed: HTMLCanvasElement
  readonly frame: HTMLCanvasElement
  readonly title: HTMLCanvasElement | undefined
  readonly coin: HTMLCanvasElement
  /** A round light that fades out. */
  readonly glow: HTMLCanvasElement
  /** The same, small, in each colour of the confetti: sparks of a firework. */
  readonly sparks: readonly HTMLCanvasElement[]
  /** The light over a reel that is awaited. */
  readonly beam: HTMLCanvasElement
  /** Places of the frame's bulbs: x, y, x, y, … */
  readonly bulbs: Float32Array
}

const SPARK_SIZE = 24

function paintGlow(size: number, inner: string, outer: string): HTMLCanvasElement {
  const { canvas, pen } = openSheet(size, size)
  const light = pen.createRadialGradient(size / 2, size / 2, 0, size / 2, size / 2, size / 2)
  light.addColorStop(0, inner)
  light.addColorStop(0.32, outer)
  light.addColorStop(1, 'transparent')
  pen.fillStyle = light
  pen.fillRect(0, 0, size, size)
  return canvas
}

/** Bright at both edges and clear in the middle, so that the reel itself stays in sight. */
function paintBeam(width: number, height: number, tone: string): HTMLCanvasElement {
  const { canvas, pen } = openSheet(width, height)
  const light = pen.createLinearGradient(0, 0, width, 0)
  light.addColorStop(0, tone)
  light.addColorStop(0.3, 'transparent')
  light.addColorStop(0.7, 'transparent')
  light.addColorStop(1, tone)
  pen.fillStyle = light
  pen.fillRect(0, 0, width, height)
  return canvas
}

export async function makeProps(theme: Theme, layout: StageLayout, columns: number): Promise<Props> {
  const { frame, border, title, cellWidth, reels } = layout
  const box = { width: frame.width, height: frame.height, border, columns }
  const { gold, light, confetti } = paletteOf(theme)
  const coinSize = Math.round(cellWidth * 0.42)
  const [bed, front, sign, coin] = await Promise.all([
    rasterise(reelBedSvg(theme, box), box.width, box.height),
    rasterise(reelFrameSvg(theme, box), box.width, box.height),
    title && rasterise(titleSvg(theme, title.width, title.height), title.width, title.height),
    rasterise(coinSvg(coinSize), coinSize, coinSize),
  ])
  return {
    bed,
    frame: front,
    title: sign,
    coin,
    glow: paintGlow(Math.ceil(border * 2.4), light, gold),
    sparks: confetti.map((tone) => paintGlow(SPARK_SIZE, light, tone)),
    beam: paintBeam(cellWidth, reels.height, gold),
    bulbs: Float32Array.from(frameBulbs(box).flatMap(([x, y]) => [frame.x + x, frame.y + y])),
  }
}
