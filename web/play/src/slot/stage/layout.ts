import type { Shape } from './shape.ts'

/** A rectangle in device pixels. */
export type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number }

export type StageLayout = {
  /** The frame with its border. */
  readonly frame: Box
  readonly border: number
  /** The window inside the frame, where symbols are visible. */
  readonly reels: Box
  readonly cellWidth: number
  readonly cellHeight: number
  /** Side length of a symbol's square image. */
  readonly symbol: number
  /** The game's title; undefined where there is no space for it. */
  readonly title: Box | undefined
}

/** Cells may be a little taller than wide: phones held upright have height to spare. */
const CELL_TALL_MAX = 1.26
const CELL_TALL_MIN = 0.9

/** Parts of a symbol may reach a little over the edge of their cell. */
const SYMBOL_PER_CELL = 1.08

/** The title gets this share of a stage that is tall enough for it. */
const TITLE_ROOM = 0.17
const TITLE_PER_WIDTH_MAX = 0.38
const TITLE_STAGE_MIN = 440

export type StageSize = {
  readonly width: number
  readonly height: number
  /** Canvas pixels per CSS pixel. */
  readonly density: number
  readonly shape: Shape
}

/** Reels whose height changes share one window: its height is that of a medium number of rows. */
function rowsShown({ rowsMin, rowsMax }: Shape): number {
  return rowsMin === rowsMax ? rowsMax : Math.ceil((rowsMin + rowsMax) / 2)
}

/** The window is equally tall for every reel: with fewer symbols, each has more space. */
export function rowHeightOf({ reels }: StageLayout, rows: number): number {
  return reels.height / rows
}

/** The scale of a symbol on a reel of this many rows; 1 is the size it was drawn in. */
export function symbolScale({ reels, cellWidth, symbol }: StageLayout, rows: number): number {
  return Math.min(1, (Math.min(cellWidth, reels.height / rows) * SYMBOL_PER_CELL) / symbol)
}

/** Pills with the state of a spin take this height over the title, in CSS pixels. */
const PILLS_HEIGHT = 44
/** Beside a frame with this much space they have a place of their own. */
const PILLS_WIDTH = 220

/** Fits frame and title into a stage of any shape. Everything is in whole pixels, so that edges stay sharp. */
export function layOutStage(size: StageSize): StageLayout {
  const whole = layOutIn(size)
  const { density, height } = size
  const pills = Math.round(PILLS_HEIGHT * density)
  if (whole.title === undefined || whole.frame.x / density >= PILLS_WIDTH) return whole
  const below = layOutIn({ ...size, height: height - pills })
  const lower = (box: Box): Box => ({ ...box, y: box.y + pills })
  const { frame, reels, title } = below
  return { ...below, frame: lower(frame), reels: lower(reels), title: title && lower(title) }
}

function layOutIn({ width, height, density, shape }: StageSize): StageLayout {
  const { columns, rowsMin, rowsMax } = shape
  const rows = rowsShown(shape)
  const margin = Math.max(4, Math.min(width, height) * 0.012)
  const border = Math.max(10, Math.min(width * 0.034, height * 0.042))
  const titleLeast = height / density >= TITLE_STAGE_MIN ? height * TITLE_ROOM : 0
  const across = (width - (margin + border) * 2) / columns
  const down = (height - titleLeast - (margin + border) * 2) / rows
  const cellWidth = Math.floor(Math.min(across, down / CELL_TALL_MIN))
  const cellHeight = Math.floor(Math.min(down, cellWidth * CELL_TALL_MAX))
  const [frameWidth, frameHeight] = [cellWidth * columns + border * 2, cellHeight * rows + border * 2]
  const free = height - frameHeight - margin * 2
  const hasTitle = titleLeast > 0
  const titleHeight = Math.min(Math.max(titleLeast * 0.94, free * 0.66), frameWidth * TITLE_PER_WIDTH_MAX)
  const above = hasTitle ? titleHeight + (free - titleHeight) * 0.5 : free / 2
  const frame = whole({ x: (width - frameWidth) / 2, y: margin + above, width: frameWidth, height: frameHeight })
  return {
    frame,
    border: Math.round(border),
    reels: {
      x: frame.x + Math.round(border),
      y: frame.y + Math.round(border),
      width: cellWidth * columns,
      height: cellHeight * rows,
    },
    cellWidth,
    cellHeight,
    // Where heights change, a symbol is drawn for the reel with the fewest rows and scaled down on the others.
    symbol: Math.floor((rowsMin === rowsMax ? Math.min(cellWidth, cellHeight) : cellWidth) * SYMBOL_PER_CELL),
    title: hasTitle
      ? whole({ x: frame.x, y: frame.y - titleHeight - border * 0.1, width: frameWidth, height: titleHeight })
      : undefined,
  }
}

function whole({ x, y, width, height }: Box): Box {
  return { x: Math.round(x), y: Math.round(y), width: Math.round(width), height: Math.round(height) }
}
