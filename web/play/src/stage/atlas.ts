import { SHEET } from '@ronda/art'
import { openSheet, type Sheet } from './raster.ts'

/** How a symbol is drawn: at rest, as a streak, or lit up because it pays. */
export const STATES = { plain: 0, streak: 1, lit: 2 } as const

/** A tile is larger than its symbol, so that streaks and light are not cut off. */
const TILE_PER_SYMBOL = 1.4

/** How far a streak reaches, in sizes of the symbol. */
const STREAK_REACH = 0.42

/** All symbols in all states in one picture, so that a frame draws from a single source. */
export class Atlas {
  readonly #canvas: HTMLCanvasElement
  readonly #tile: number
  /** Symbols before this one have all their states; the others are seen at rest until theirs are drawn. */
  finished: number = 0
  /** 1 is a symbol's size at rest. */
  scale: number = 1
  /** How much of its width is seen: less than 1 while a tile turns over. */
  wide: number = 1

  constructor(canvas: HTMLCanvasElement, tile: number) {
    this.#canvas = canvas
    this.#tile = tile
  }

  /** Draws a symbol centred on a point. */
  // oxlint-disable-next-line max-params -- called for every symbol of every frame: an object each time would be garbage
  draw(pen: CanvasRenderingContext2D, symbol: number, state: number, x: number, y: number): void {
    const tile = this.#tile
    const side = tile * this.scale
    const across = side * this.wide
    const row = symbol < this.finished ? state : STATES.plain
    pen.drawImage(this.#canvas, symbol * tile, row * tile, tile, tile, x - across / 2, y - side / 2, across, side)
  }
}

type Spot = { readonly image: HTMLCanvasElement; readonly x: number; readonly y: number; readonly size: number }

/**
 * What a slow shutter would see: the symbol smeared along its way. Each pass lays two halves of the last picture apart
 * and doubles the smear, so a few passes do what a hundred copies would.
 */
function smear(image: HTMLCanvasElement, tile: number, reach: number): HTMLCanvasElement {
  let [from, to] = [openSheet(image.width, tile), openSheet(image.width, tile)]
  from.pen.drawImage(image, 0, (tile - image.height) / 2)
  for (let apart = 1; apart * 2 <= reach; apart *= 2) {
    to.pen.clearRect(0, 0, to.canvas.width, to.canvas.height)
    to.pen.globalCompositeOperation = 'lighter'
    to.pen.globalAlpha = 0.5
    to.pen.drawImage(from.canvas, 0, -apart / 2)
    to.pen.drawImage(from.canvas, 0, apart / 2)
    ;[from, to] = [to, from]
  }
  return from.canvas
}

function drawLit({ pen }: Sheet, { image, x, y, size }: Spot, glow: string): void {
  pen.save()
  pen.shadowColor = glow
  pen.shadowBlur = size * 0.2
  pen.drawImage(image, x, y, size, size)
  pen.shadowBlur = 0
  pen.globalCompositeOperation = 'lighter'
  pen.globalAlpha = 0.18
  pen.drawImage(image, x, y, size, size)
  pen.restore()
}

/** One symbol of the sheet, at the size it will be shown. */
function cut(sheet: HTMLImageElement, symbol: number, size: number): HTMLCanvasElement {
  const { canvas, pen } = openSheet(size, size)
  const [width, height] = [sheet.naturalWidth / SHEET.columns, sheet.naturalHeight / SHEET.rows]
  const [x, y] = [(symbol % SHEET.columns) * width, Math.floor(symbol / SHEET.columns) * height]
  pen.imageSmoothingQuality = 'high'
  pen.drawImage(sheet, x, y, width, height, 0, 0, size, size)
  return canvas
}

export type AtlasPlan = {
  readonly count: number
  readonly size: number
  readonly glow: string
  /** Painted here instead of cut from the sheet, by the number of its symbol. */
  readonly own: ReadonlyMap<number, HTMLCanvasElement>
}

export function makeAtlas(symbols: HTMLImageElement, { count, size, glow, own }: AtlasPlan): Atlas {
  const tile = Math.ceil(size * TILE_PER_SYMBOL)
  const sheet = openSheet(tile * count, tile * Object.keys(STATES).length)
  const inset = (tile - size) / 2
  const atlas = new Atlas(sheet.canvas, tile)
  const images = Array.from({ length: count }, (_, symbol) => own.get(symbol) ?? cut(symbols, symbol, size))
  images.forEach((image, symbol) => {
    sheet.pen.drawImage(image, symbol * tile + inset, STATES.plain * tile + inset, size, size)
  })
  // Streaks and light are dear, and nobody sees them before the first spin: one symbol at a time, between frames.
  const finish = (symbol: number): void => {
    const image = images[symbol]
    if (!image) return
    const x = symbol * tile + inset
    sheet.pen.drawImage(smear(image, tile, size * STREAK_REACH), x, STATES.streak * tile)
    drawLit(sheet, { image, x, y: STATES.lit * tile + inset, size }, glow)
    atlas.finished = symbol + 1
    setTimeout(() => finish(symbol + 1))
  }
  setTimeout(() => finish(0))
  return atlas
}
