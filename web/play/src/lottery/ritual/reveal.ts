import type { LotteryWords } from '../speech.ts'

export type PrizeName = keyof LotteryWords['prize']

/** What came, prize by prize, in the order of the board: the greatest first. */
export type Prizes = readonly (readonly [prize: PrizeName, texts: readonly string[]])[]

/** One number as it comes: of which prize, and which of that prize's numbers it is. */
export type Reveal = { readonly prize: PrizeName; readonly at: number; readonly text: string }

/** The last one is awaited longer than the others, so many times. */
const LAST_TIMES = 2.4

/** What is left at the end to look at all of it. */
const REST_PART = 0.08

/**
 * When each of so many numbers is out, from the beginning of the showing. They come evenly, but for the last, and all of
 * them before it is over.
 */
export function marksOf(count: number, showMs: number): readonly number[] {
  if (count === 0) return []
  const each = (showMs * (1 - REST_PART)) / (count - 1 + LAST_TIMES)
  return Array.from({ length: count }, (_, at) => Math.round(each * (at === count - 1 ? at + LAST_TIMES : at + 1)))
}

/** How the numbers of a draw are called, from the first that comes to the last. */
export function revealsOf(prizes: Prizes): readonly Reveal[] {
  return prizes.flatMap(([prize, texts]) => texts.map((text, at) => ({ prize, at, text })))
}
