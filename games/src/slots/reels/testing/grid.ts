import type { Grid } from '../../step.ts'

/** `*` wild, `@` scatter or hidden, then three that pay, the dearest first. */
const LETTERS = '*@MFT'

/** A grid from rows of letters. */
export function gridFrom(screen: string): Grid {
  const rows = screen.trim().split('\n')
  return Array.from(rows[0]?.trim() ?? '', (_, reel) => rows.map((row) => LETTERS.indexOf(row.trim()[reel] ?? '')))
}

/** Coins for runs of three, four and five of M, F and T. */
export const PAYS: readonly (readonly number[])[] = [
  [0, 0, 0, 0, 0, 0],
  [0, 0, 0, 0, 0, 0],
  [0, 0, 0, 9, 40, 200],
  [0, 0, 0, 5, 20, 100],
  [0, 0, 0, 2, 8, 30],
]

export const THREE_LINES: readonly (readonly number[])[] = [
  [1, 1, 1, 1, 1],
  [0, 0, 0, 0, 0],
  [2, 2, 2, 2, 2],
]
