import type { Board } from '../board/board.ts'
import type { ModelHead } from '../mechanic.ts'

/** Reels whose wins vanish and are filled up from their own strips, so that the stops alone decide a whole avalanche. */
export type AvalancheModel = ModelHead<'avalanche'> &
  Board & {
    /** What multiplies the first pay, the second, and so on; the last one goes on. */
    readonly ladder: readonly number[]
    /** After so many falls the avalanche ends. */
    readonly deepest: number
  }
