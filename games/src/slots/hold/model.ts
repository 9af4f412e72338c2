import type { Board } from '../board/board.ts'
import type { ModelHead } from '../mechanic.ts'
import type { Prizes } from '../prizes.ts'
import { SCATTER } from '../symbols.ts'

/** The special symbol of this game is a coin. */
export const COIN: typeof SCATTER = SCATTER

export type Hold = {
  /** So many coins in view open the feature. */
  readonly from: number
  /** So many tries without a new coin end it. */
  readonly tries: number
  /** In each try, an empty cell gets a coin with chance `catches` in `of`. */
  readonly catches: number
  readonly of: number
  readonly prizes: Prizes
  /** Coins added when no cell is left empty. */
  readonly full: number
}

/** Runs over reels; and coins, which are held when there are enough of them, while more can come. */
export type HoldModel = ModelHead<'hold'> & Board & { readonly hold: Hold }

export function cellsIn({ strips, rows }: HoldModel): number {
  return strips.length * rows
}
