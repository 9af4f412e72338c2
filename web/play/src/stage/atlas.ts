import { paletteOf, symbolSvg, type Theme } from '@ronda/art'
import { openSheet, rasterise, type Sheet } from './raster.ts'

/** How a symbol is drawn: at rest, as a streak, or lit up because it pays. */
export const STATES = { plain: 0, streak: 1, lit: 2 } as const

/** A tile is larger than its symbol, so that streaks and light are not cut off. */
const TILE_PER_SYMBOL = 1.4

/** How far a streak reaches, in sizes of the symbol, and how far apart its copies lie: closer than the eye can part. */
const STREAK_REACH = 0.4
const STREAK_STEP_PX = 1.5

/** All symbols in all states in one picture, so that a frame draws from a single source. */
export class Atlas {
  readonly #canvas: HTMLCanvasElement
  readonly #tile: number
  /** 1 is a symbol's size at rest. */
  scale: number = 1

  constructor(canvas: HTMLCanvasElement, tile: number) {
    this.#canvas = canvas
    this.#tile = tile
  }

  /** Draws a symbol centred on a point. */
  // oxlint-disable-next-line max-params -- called for every symbol of every frame: an object each time would be garbage
  draw(pen: CanvasRenderingContext2D, symbol: number, state: number, x: number, y: number): void {
    const tile = this.#tile
    const side = tile * this.scale
    pen.drawImage(this.#canvas, symbol * tile, state * tile, tile, tile, x - side / 2, y - side / 2, side, side)
  }
}

type Spot = { readonly image: HTMLCanvasElement; readonly x: number; readonly y: number; readonly size: number }

function drawStreak({ pen }: Sheet, { image, x, y, size }: Spot): void {
  const copies = Math.ceil((size * STREAK_REACH) / STREAK_STEP_PX)
  pen.save()
  // Copies lie over each other along the way the reel moves, faint at both ends: what a slow shutter would see.
  for (let copy = 0; copy < copies; copy++) {
    const along = copy / (copies - 1) - 0.5
    pen.globalAlpha = (3.4 / copies) * (1 - Math.abs(along) * 1.5)
    pen.drawImage(image, x, y + along * size * STREAK_REACH, size, size)
  }
  pen.restore()
}

function drawLit({ pen }: Sheet, { image, x, y, size }: Spot, glow: string): void {
  pen.save()
  pen.shadowColor = glow
  pen.shadowBlur = size * 0.16
  pen.drawImage(image, x, y, size, size)
  pen.drawImage(image, x, y, size, size)
  pen.shadowBlur = 0
  pen.globalCompositeOperation = 'lighter'
  pen.globalAlpha = 0.16
  pen.drawImage(image, x, y, size, size)
  pen.restore()
}

export async function makeAtlas(theme: Theme, count: number, size: number): Promise<Atlas> {
  const tile = Math.ceil(size * TILE_PER_SYMBOL)
  const sheet = openSheet(tile * count, tile * Object.keys(STATES).length)
  const { gold } = paletteOf(theme)
  // Pixels first: a browser would work out the vectors anew for every copy of a streak.
  const images = await Promise.all(
    Array.from({ length: count }, (_, symbol) => rasterise(symbolSvg(theme, symbol, size), size, size)),
  )
  const inset = (tile - size) / 2
  images.forEach((image, symbol) => {
    const x = symbol * tile + inset
    sheet.pen.drawImage(image, x, STATES.plain * tile + inset, size, size)
    drawStreak(sheet, { image, x, y: STATES.streak * tile + inset, size })
    drawLit(sheet, { image, x, y: STATES.lit * tile + inset, size }, gold)
  })
  return new Atlas(sheet.canvas, tile)
}
