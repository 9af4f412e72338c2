import type { ModelHead } from '../mechanic.ts'

/** Symbols pay by their number, in any position; winning cells vanish, and more fall in. */
export type TumbleModel = ModelHead<'tumble'> & {
  readonly reels: number
  readonly rows: number
  /** How often each symbol comes in a cell. */
  readonly weights: readonly number[]
  /** How many it takes for each column of the pay table, and what they pay, by symbol. */
  readonly sizes: readonly number[]
  readonly pays: readonly (readonly number[])[]
  /** What multiplies the first pay, the second, and so on; the last one goes on. */
  readonly ladder: readonly number[]
  /** After so many falls a round ends. */
  readonly deepest: number
}

export function cellsIn({ reels, rows }: TumbleModel): number {
  return reels * rows
}

/** Coins of so many of a symbol. */
export function payFor({ sizes, pays }: Pick<TumbleModel, 'sizes' | 'pays'>, symbol: number, count: number): number {
  let coins = 0
  sizes.forEach((size, column) => {
    if (count >= size) coins = pays[symbol]?.[column] ?? 0
  })
  return coins
}

export function timesAt({ ladder }: Pick<TumbleModel, 'ladder'>, falls: number): number {
  return ladder[Math.min(falls, ladder.length - 1)] ?? 1
}
