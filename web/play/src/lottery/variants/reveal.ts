import type { LotteryWords } from './texts.ts'

export type PrizeName = keyof LotteryWords['prize']

/** The result, prize by prize, in the order of the board: the greatest first. */
export type Prizes = readonly (readonly [prize: PrizeName, texts: readonly string[]])[]

/** One drawn number: its prize, and its index among the numbers of that prize. */
export type Reveal = { readonly prize: PrizeName; readonly at: number; readonly text: string }

/** The wait before the last number is this many times longer than before the others. */
const LAST_TIMES = 2.4

/** The share of the show that is left at the end to see the whole result. */
const REST_PART = 0.08

/**
 * When each of `count` numbers is revealed, from the beginning of the show. They are evenly spaced, except for the
 * last, and all are revealed before it is over.
 */
export function marksOf(count: number, showMs: number): readonly number[] {
  if (count === 0) return []
  const each = (showMs * (1 - REST_PART)) / (count - 1 + LAST_TIMES)
  return Array.from({ length: count }, (_, at) => Math.round(each * (at === count - 1 ? at + LAST_TIMES : at + 1)))
}

/** The numbers of a draw in the order in which they are revealed. */
export function revealsOf(prizes: Prizes): readonly Reveal[] {
  return prizes.flatMap(([prize, texts]) => texts.map((text, at) => ({ prize, at, text })))
}
