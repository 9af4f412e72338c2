/** No reel is taller than this. */
export const ROWS_MAX = 8

/** An empty cell. */
export const EMPTY = -1

/** How the grid is refilled: reels turn, or everything falls out and new symbols fall in. */
export type ReelStyle = 'turn' | 'drop'

/** One reel. The object is reused and updated every frame, so that the loop allocates nothing. */
export type Reel = {
  readonly style: ReelStyle
  /** The symbols in view before it moves, and after it has stopped. */
  readonly from: Int8Array
  fromHeight: number
  readonly to: Int8Array
  toHeight: number
  /** The strip that passes while it turns, and the position of the view on it. */
  fromStrip: readonly number[]
  fromAnchor: number
  toStrip: readonly number[]
  toAnchor: number
  startMs: number
  /** When it stops; never, while the outcome is not known. */
  stopMs: number
  /** How far the view is from its rest position, in cells: below 0, symbols from above have come into view. */
  place: number
  /** Whether it already shows the new strip. */
  isTo: boolean
  /** Less than 1 only with reduced motion: symbols then fade instead of turning. */
  alpha: number
  /** Fast enough for motion blur. */
  isBlurred: boolean
  isMoving: boolean
}

export function makeReel(style: ReelStyle): Reel {
  return {
    style,
    from: new Int8Array(ROWS_MAX),
    fromHeight: 0,
    to: new Int8Array(ROWS_MAX),
    toHeight: 0,
    fromStrip: [],
    fromAnchor: 0,
    toStrip: [],
    toAnchor: 0,
    startMs: Number.POSITIVE_INFINITY,
    stopMs: Number.NEGATIVE_INFINITY,
    place: 0,
    isTo: true,
    alpha: 1,
    isBlurred: false,
    isMoving: false,
  }
}

/** Makes the current view the old one. */
export function saveView(reel: Reel): void {
  reel.from.set(reel.to)
  reel.fromHeight = reel.toHeight
  reel.fromStrip = reel.toStrip
  reel.fromAnchor = reel.toAnchor
}

/** Returns to the old view. */
export function restoreView(reel: Reel): void {
  reel.to.set(reel.from)
  reel.toHeight = reel.fromHeight
  reel.toStrip = reel.fromStrip
  reel.toAnchor = reel.fromAnchor
}

export function setView(reel: Reel, column: readonly number[], strip: readonly number[]): void {
  reel.to.set(column)
  reel.toHeight = column.length
  reel.toStrip = strip
  reel.toAnchor = anchorOf(strip, column)
}

/** Where a strip shows these symbols, so that the symbols that pass above and below are the real ones. */
export function anchorOf(strip: readonly number[], column: readonly number[]): number {
  for (let start = 0; start < strip.length; start++) {
    if (column.every((symbol, row) => strip[(start + row) % strip.length] === symbol)) return start
  }
  return 0
}

const wrap = (index: number, length: number): number => ((index % length) + length) % length

/** The symbol this many cells below the top of the view. */
export function symbolAt(reel: Reel, index: number): number {
  const height = reel.isTo ? reel.toHeight : reel.fromHeight
  if (index >= 0 && index < height) return (reel.isTo ? reel.to : reel.from)[index] ?? EMPTY
  if (reel.style === 'drop') return EMPTY
  // Symbols that come in from above already belong to the new spin.
  const isNew = reel.isTo || index < 0
  const strip = isNew ? reel.toStrip : reel.fromStrip
  const anchor = isNew ? reel.toAnchor : reel.fromAnchor
  return strip[wrap(anchor + index, strip.length)] ?? EMPTY
}
