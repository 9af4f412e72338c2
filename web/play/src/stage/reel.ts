/** No reel is taller than this. */
export const ROWS_MAX = 8

/** Nothing lies there. */
export const EMPTY = -1

/** How the grid is filled anew: reels turn, or everything falls out and new symbols fall in. */
export type ReelStyle = 'turn' | 'drop'

/** One reel. It is kept for good and written anew every frame, so that the loop allocates nothing. */
export type Reel = {
  readonly style: ReelStyle
  /** What was in view before it began to move, and what is when it stands. */
  readonly from: Int8Array
  fromHeight: number
  readonly to: Int8Array
  toHeight: number
  /** What runs past while it turns, and where on it the view lies. */
  fromStrip: readonly number[]
  fromAnchor: number
  toStrip: readonly number[]
  toAnchor: number
  startMs: number
  /** When it stands again; never, while the outcome is not known. */
  stopMs: number
  /** How far the view is from where it rests, in cells: below 0 what was above it has come into view. */
  place: number
  /** Whether it already brings what it will show. */
  isTo: boolean
  /** Less than 1 only where less motion was asked for: symbols then fade instead of turning. */
  alpha: number
  /** Fast enough that the eye sees streaks. */
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

/** What is in view becomes what was. */
export function keepView(reel: Reel): void {
  reel.from.set(reel.to)
  reel.fromHeight = reel.toHeight
  reel.fromStrip = reel.toStrip
  reel.fromAnchor = reel.toAnchor
}

/** Goes back to what was in view before. */
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

/** Where a strip shows these symbols, so that what passes above and below is what truly lies there. */
export function anchorOf(strip: readonly number[], column: readonly number[]): number {
  for (let start = 0; start < strip.length; start++) {
    if (column.every((symbol, row) => strip[(start + row) % strip.length] === symbol)) return start
  }
  return 0
}

const wrap = (index: number, length: number): number => ((index % length) + length) % length

/** The symbol a number of cells below the top of the view. */
export function symbolAt(reel: Reel, index: number): number {
  const height = reel.isTo ? reel.toHeight : reel.fromHeight
  if (index >= 0 && index < height) return (reel.isTo ? reel.to : reel.from)[index] ?? EMPTY
  if (reel.style === 'drop') return EMPTY
  // What comes in from above already belongs to the spin that begins.
  const isNew = reel.isTo || index < 0
  const strip = isNew ? reel.toStrip : reel.fromStrip
  const anchor = isNew ? reel.toAnchor : reel.fromAnchor
  return strip[wrap(anchor + index, strip.length)] ?? EMPTY
}
