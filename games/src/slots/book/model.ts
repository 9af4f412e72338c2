import type { ModelHead } from '../mechanic.ts'
import { SCATTER } from '../symbols.ts'

/** The special symbol of games that pay anywhere: it stays in view, and multiplies. */
export const ORB: typeof SCATTER = SCATTER

/**
 * A game whose rounds are the pages of a book: a fixed number of pages that win and of pages that do not, each
 * generated from its number. One number is drawn, the page, and all pages are equally likely.
 */
export type BookModel = ModelHead<'book'> & {
  /** What wins: neighbours, or a number of symbols anywhere in view. */
  readonly wins: 'clusters' | 'anywhere'
  readonly reels: number
  readonly rows: number
  /** How often each symbol comes in a cell. */
  readonly weights: readonly number[]
  /** How many it takes for each column of the pay table, and what they pay, by symbol. */
  readonly sizes: readonly number[]
  readonly pays: readonly (readonly number[])[]
  /** What multiplies the first pay, the second, and so on; the last one goes on. */
  readonly ladder: readonly number[]
  /** Each orb in view adds this to the multiplier; 0 in games without orbs. */
  readonly orb: number
  /** A cluster of this size leaves a wild; 0 in games where none does. */
  readonly grow: number
  /** After so many falls a round ends. */
  readonly deepest: number
  readonly book: { readonly seed: number; readonly winning: number; readonly losing: number }
}

/** Coins of so many of a symbol. */
export function payFor({ sizes, pays }: BookModel, symbol: number, count: number): number {
  let coins = 0
  sizes.forEach((size, column) => {
    if (count >= size) coins = pays[symbol]?.[column] ?? 0
  })
  return coins
}
