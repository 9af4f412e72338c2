/** A place on the grid: the top row is 0. */
export type Cell = readonly [reel: number, row: number]

/** Symbols in view, reel by reel from top to bottom. Reels may differ in height, and change it from spin to spin. */
export type Grid = readonly (readonly number[])[]

/** Something in view that pays. */
export type Win = {
  readonly symbol: number
  readonly cells: readonly Cell[]
  /** How long the run is, or how many symbols there are. */
  readonly count: number
  /** Its line, in games that have lines. */
  readonly line?: number
  /** What multiplies this win alone: a wild's number, or in how many ways it is made. */
  readonly times?: number
  /** All that it pays, before the multiplier of the step. */
  readonly coins: number
}

/** What a held coin is worth. Those with a name are the fixed prizes of the game. */
export type Prize = { readonly cell: Cell; readonly coins: number; readonly name?: PrizeName }

export type PrizeName = 'mini' | 'minor' | 'major' | 'grand'

/** What a wheel can point at: coins, free spins, or a number that multiplies. */
export type Slice = { readonly coins: number } | { readonly spins: number } | { readonly times: number }

/**
 * What happens on the grid, one step after another. Every mechanic describes its rounds in these steps, and code that
 * shows a round (the stage, a replay, a screen reader) needs nothing else. Each step that changes the grid contains the
 * whole grid after it.
 */
export type Step =
  /** Reels turn and stop; those not named stay as they are. */
  | { readonly type: 'stop'; readonly grid: Grid; readonly reels: readonly number[] }
  /** Symbols become others where they lie. */
  | { readonly type: 'turn'; readonly grid: Grid; readonly cells: readonly Cell[]; readonly why: TurnReason }
  /** Wins are paid: together `coins`, the multiplier included. */
  | { readonly type: 'pay'; readonly wins: readonly Win[]; readonly times: number; readonly coins: number }
  /** Cells vanish, what lies above them falls, and new symbols fall in from above. */
  | { readonly type: 'fall'; readonly grid: Grid; readonly gone: readonly Cell[] }
  /** The multiplier of what follows changes. */
  | { readonly type: 'times'; readonly times: number }
  /** Free spins are won; `symbol` is the special symbol of those spins, in games that have one. */
  | { readonly type: 'award'; readonly spins: number; readonly cells: readonly Cell[]; readonly symbol?: number }
  /** Coins are held in their cells, and `left` more tries remain. The first one opens the feature. */
  | { readonly type: 'hold'; readonly prizes: readonly Prize[]; readonly left: number }
  /** Everything held is paid. `full` when no cell is empty and the prize for that is part of `coins`. */
  | { readonly type: 'collect'; readonly prizes: readonly Prize[]; readonly coins: number; readonly full: boolean }
  /** A wheel turns and points at one of its slices. */
  | { readonly type: 'wheel'; readonly slices: readonly Slice[]; readonly at: number; readonly coins: number }

/** Why symbols change: hidden ones are revealed, a wild grows over its reel, one stays, one moves on. */
export type TurnReason = 'mystery' | 'expand' | 'stick' | 'walk'

/** One spin: paid, or free. */
export type Spin = {
  readonly free: boolean
  readonly steps: readonly Step[]
  /** All that its steps pay. */
  readonly coins: number
}

/** A paid spin and all that follows from it, in the order it was played. */
export type Round = {
  readonly spins: readonly Spin[]
  readonly coins: number
  /** Every number that was drawn, in order: with the model they determine the round. */
  readonly draws: readonly number[]
}
