import { coinSvg, frameBulbs, RAIL } from '@ronda/art'
import type { SlotSkin } from '@ronda/contract'
import type { Box, StageLayout } from './layout.ts'
import type { StagePictures } from './pictures.ts'
import { openSheet, paintVeil, rasterise } from './raster.ts'
import { drawFrame, stretched } from './slices.ts'

/** Everything on the stage that is drawn once for a size and then only copied. */
export type Props = {
  readonly bed: HTMLCanvasElement
  readonly frame: HTMLCanvasElement
  /** A round light that fades out. */
  readonly glow: HTMLCanvasElement
  /** The positions of the frame's bulbs: x, y, x, y, … in whole pixels. */
  readonly bulbs: Float32Array
  /** Made after the game can be played, because no game begins with it. First the light over a reel with tension. */
  beam: HTMLCanvasElement | undefined
  /** Covers the symbols that do not pay. */
  veil: HTMLCanvasElement | undefined
  /** Small glows in each colour of the confetti: sparks of a firework. */
  sparks: readonly HTMLCanvasElement[]
  title: HTMLCanvasElement | undefined
  coin: HTMLCanvasElement | undefined
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

/** Bright at both edges and clear in the middle, so that the reel itself stays visible. */
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

type Palette = SlotSkin['palette']

/** The background of the symbols: one dark drum for each reel, shaded like a cylinder. */
function paintBed(
  { frame, border, reels }: StageLayout,
  columns: number,
  { bed, ink, gold }: Palette,
): HTMLCanvasElement {
  const { canvas, pen } = openSheet(frame.width, frame.height)
  const [edge = ink, between = ink, middle = ink] = bed
  const light = pen.createLinearGradient(0, border, 0, frame.height - border)
  for (const [at, tone] of [
    [0, edge],
    [0.22, between],
    [0.5, middle],
    [0.78, between],
    [1, edge],
  ] as const) {
    light.addColorStop(at, tone)
  }
  const inset = border * 0.6
  pen.fillStyle = light
  pen.beginPath()
  pen.roundRect(inset, inset, frame.width - inset * 2, frame.height - inset * 2, border * 0.6)
  pen.fill()
  for (let column = 1; column < columns; column++) {
    const x = border + (reels.width / columns) * column
    pen.fillStyle = ink
    pen.fillRect(x - 1.5, inset, 3, frame.height - inset * 2)
    pen.globalAlpha = 0.4
    pen.fillStyle = gold
    pen.fillRect(x - 0.5, inset, 1, frame.height - inset * 2)
    pen.globalAlpha = 1
  }
  return canvas
}

function paintFrame(image: HTMLImageElement, frame: Box, border: number): HTMLCanvasElement {
  const { canvas, pen } = openSheet(frame.width, frame.height)
  drawFrame(pen, image, frame, border)
  return canvas
}

/** The title image, as large as its box allows, at the top edge of the frame. */
function paintSign(image: HTMLImageElement, { width, height }: Box): HTMLCanvasElement {
  const { canvas, pen } = openSheet(width, height)
  const scale = Math.min(width / image.naturalWidth, height / image.naturalHeight)
  const [across, down] = [image.naturalWidth * scale, image.naturalHeight * scale]
  pen.imageSmoothingQuality = 'high'
  pen.drawImage(image, (width - across) / 2, (height - down) / 2, across, down)
  return canvas
}

/** The positions of the frame's bulbs, clockwise: x, y, x, y, … */
function placeBulbs(frame: Box, border: number, light: number): Float32Array {
  const x = { painted: RAIL.width, shown: frame.width, border }
  const y = { painted: RAIL.height, shown: frame.height, border }
  return Float32Array.from(
    frameBulbs(RAIL)
      .flatMap((bulb) => [frame.x + stretched(bulb[0], x), frame.y + stretched(bulb[1], y)])
      .map((middle) => Math.round(middle - light / 2)),
  )
}

export type PropsPlan = { readonly layout: StageLayout; readonly columns: number; readonly skin: SlotSkin }

export function makeProps(pictures: StagePictures, { layout, columns, skin }: PropsPlan): Props {
  const { palette } = skin
  const { frame, border } = layout
  const { gold, light } = palette
  const glow = paintGlow(Math.ceil(border * skin.frameGlow), light, gold)
  return {
    bed: paintBed(layout, columns, palette),
    frame: paintFrame(pictures.frame, frame, border),
    glow,
    bulbs: placeBulbs(frame, border, glow.width),
    beam: undefined,
    veil: undefined,
    sparks: [],
    title: undefined,
    coin: undefined,
  }
}

/** Adds what a game does not need at its start. */
export async function finishProps(props: Props, pictures: StagePictures, { layout, skin }: PropsPlan): Promise<void> {
  const { title, cellWidth, reels } = layout
  const { gold, light, ink, confetti } = skin.palette
  props.beam = paintBeam(cellWidth, reels.height, gold)
  props.veil = paintVeil(reels, ink, 0.58)
  props.sparks = confetti.map((tone) => paintGlow(SPARK_SIZE, light, tone))
  const name = await pictures.name()
  props.title = title && name && paintSign(name, title)
  const coinSize = Math.round(cellWidth * 0.42)
  // Without it only confetti falls.
  props.coin = await rasterise(coinSvg(coinSize), coinSize, coinSize).catch(() => undefined)
}
