import { SHEET } from '@ronda/art'
import { whenIdle } from './idle.ts'
import { openSheet, still, type Pen, type Still } from './raster.ts'

/** How a symbol is drawn: at rest, blurred, or highlighted because it pays. */
export const STATES = { plain: 0, streak: 1, lit: 2 } as const

/** A tile is larger than its symbol, so that blur and glow are not cut off. */
const TILE_PER_SYMBOL = 1.4

/** The length of the blur, in sizes of the symbol. */
const STREAK_REACH = 0.42

/** Pixel budget for images of other sizes: enough for a pulsing win, and little memory on a phone. */
const SIZED_PIXELS_MAX = 3_000_000

const SIZE_STEP_PX = 2

const STATE_COUNT = Object.keys(STATES).length

/** A size in whole steps: a symbol that grows slowly needs fewer images, and the difference is not visible. */
const sizedTo = (size: number, scale: number): number =>
  scale === 1 ? size : SIZE_STEP_PX * Math.round((size * scale) / SIZE_STEP_PX)

/**
 * All symbols in all states. Each is stored as its own image, no larger than its content, and is copied pixel for
 * pixel: without a GPU, scaling and fractional positions are expensive.
 */
export class Atlas {
  /** By symbol and state; a symbol is shown at rest until its other states are drawn. */
  readonly #pictures: (Still | undefined)[]
  /** The same in other sizes, made when first needed. */
  readonly #sized: Map<number, Still> = new Map()
  #sizedPixels: number = 0
  /** 1 is the size of a symbol at rest. */
  scale: number = 1
  /** The visible part of its width: less than 1 while a tile turns over. */
  wide: number = 1

  constructor(atRest: readonly HTMLCanvasElement[]) {
    this.#pictures = Array.from({ length: atRest.length * STATE_COUNT })
    atRest.forEach((picture, symbol) => this.add(symbol, STATES.plain, picture))
  }

  add(symbol: number, state: number, picture: HTMLCanvasElement): void {
    still(picture, (kept) => (this.#pictures[symbol * STATE_COUNT + state] = kept))
  }

  /** Draws a symbol centred on a point. */
  // oxlint-disable-next-line max-params -- called for every symbol of every frame: an object each time would be garbage
  draw(pen: Pen, symbol: number, state: number, x: number, y: number): void {
    const first = symbol * STATE_COUNT
    const key = this.#pictures[first + state] ? first + state : first
    const picture = this.#pictures[key]
    if (!picture) return
    const width = sizedTo(picture.width, this.scale)
    const height = sizedTo(picture.height, this.scale)
    if (this.wide !== 1) {
      const across = width * this.wide
      pen.drawImage(picture, x - across / 2, y - height / 2, across, height)
      return
    }
    const left = Math.round(x - width / 2)
    const top = Math.round(y - height / 2)
    const sized = width === picture.width ? picture : this.#sizedOf(picture, key, width, height)
    if (sized) pen.drawImage(sized, left, top)
    else pen.drawImage(picture, left, top, width, height)
  }

  #sizedOf(picture: Still, key: number, width: number, height: number): Still | undefined {
    const place = width * this.#pictures.length + key
    const known = this.#sized.get(place)
    if (known || this.#sizedPixels + width * height > SIZED_PIXELS_MAX) return known
    const { canvas, pen } = openSheet(width, height)
    pen.drawImage(picture, 0, 0, width, height)
    still(canvas, (kept) => this.#sized.set(place, kept))
    this.#sizedPixels += width * height
    return canvas
  }
}

/**
 * Motion blur along the direction of movement. Each pass draws two half-transparent copies apart and doubles the
 * length, so a few passes do what a hundred copies would.
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

/** The symbol as it pays: brighter, with a glow. */
function lightUp(image: HTMLCanvasElement, tile: number, glow: string): HTMLCanvasElement {
  const { canvas, pen } = openSheet(tile, tile)
  const inset = (tile - image.width) / 2
  pen.shadowColor = glow
  pen.shadowBlur = image.width * 0.2
  pen.drawImage(image, inset, inset)
  pen.shadowBlur = 0
  pen.globalCompositeOperation = 'lighter'
  pen.globalAlpha = 0.18
  pen.drawImage(image, inset, inset)
  return canvas
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
  /** Symbols that are drawn here instead of cut from the sheet. */
  readonly own: ReadonlyMap<number, HTMLCanvasElement>
}

export function makeAtlas(symbols: HTMLImageElement, { count, size, glow, own }: AtlasPlan): Atlas {
  const tile = Math.ceil(size * TILE_PER_SYMBOL)
  const images = Array.from({ length: count }, (_, symbol) => own.get(symbol) ?? cut(symbols, symbol, size))
  const atlas = new Atlas(images)
  // Blur and glow are expensive and not needed before the first spin: one symbol at a time, while the page is idle.
  const finish = (symbol: number): void => {
    const image = images[symbol]
    if (!image) return
    atlas.add(symbol, STATES.streak, smear(image, tile, size * STREAK_REACH))
    atlas.add(symbol, STATES.lit, lightUp(image, tile, glow))
    whenIdle(() => finish(symbol + 1))
  }
  whenIdle(() => finish(0))
  return atlas
}
