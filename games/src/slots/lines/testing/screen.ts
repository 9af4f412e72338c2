import { present } from '@ronda/core'
import type { Strips } from '../../reels/strips.ts'
import type { LinesModel } from '../model.ts'

const LETTERS = '*@MFT'

/** Strips that show this grid when all reels stop at 0: three rows of five letters, `*` wild and `@` scatter. */
function stripsShowing(screen: string): Strips {
  const rows = screen.trim().split('\n')
  return [0, 1, 2, 3, 4].map((reel) => rows.map((row) => LETTERS.indexOf(present(row.trim()[reel], 'a cell'))))
}

/** A model small enough to check by hand: three straight lines, the middle row first. */
export function modelShowing(base: string, free: string = base): LinesModel {
  return {
    id: 'BY_HAND',
    mechanic: 'lines',
    symbols: ['star', 'wheel', 'mask', 'fan', 'ten'],
    rows: 3,
    cost: 3,
    lines: [
      [1, 1, 1, 1, 1],
      [0, 0, 0, 0, 0],
      [2, 2, 2, 2, 2],
    ],
    pays: [
      [0, 0, 0, 0, 0, 0],
      [0, 0, 0, 0, 0, 0],
      [0, 0, 0, 9, 40, 200],
      [0, 0, 0, 5, 20, 100],
      [0, 0, 0, 0, 2, 10],
    ],
    scatterPays: [0, 0, 1, 6, 30, 150],
    freeSpins: [0, 0, 0, 2, 3, 5],
    freeSpinsMax: 20,
    freeMultiplier: 3,
    baseStrips: stripsShowing(base),
    freeStrips: stripsShowing(free),
  }
}
