import { WILD } from '../symbols.ts'
import type { Column } from './shape.ts'

/** Sets of lines are bits of two words, so this is the maximum number of lines. */
export const LINES_MAX = 60
const WORD_BITS = 30

/** The lines on which a column shows a symbol: two words each. */
export type LineBits = {
  /** By column and symbol. */
  readonly shows: Int32Array
  /** By column. */
  readonly wild: Int32Array
}

export function lineBitsOf(
  columns: readonly Column[],
  symbols: number,
  lines: readonly (readonly number[])[],
  reel: number,
): LineBits {
  const shows = new Int32Array(2 * columns.length * symbols)
  const wild = new Int32Array(2 * columns.length)
  columns.forEach((column, at) =>
    lines.forEach((rows, line) => {
      const cell = column.symbols[rows[reel] ?? 0] ?? 0
      const word = line < WORD_BITS ? 0 : 1
      const bit = 1 << (line % WORD_BITS)
      const [words, place] = cell === WILD ? [wild, 2 * at + word] : [shows, 2 * (at * symbols + cell) + word]
      words[place] = (words[place] ?? 0) | bit
    }),
  )
  return { shows, wild }
}

/** How many bits of a word are set. */
export function bitsSet(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555)
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333)
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}
