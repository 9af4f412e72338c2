import { assert, type Rng } from '@ronda/core'
import { FIRST_PAYING } from '../../symbols.ts'

/** Laying out fails only when the cells cannot be kept apart at all; then more attempts would not help. */
const SWAPS_MAX = 100_000

/** A strip with this many cells of each symbol, in an order drawn by `rng`, without crowded cells. */
export function layStrip(counts: readonly number[], rng: Rng): number[] {
  const strip = counts.flatMap((count, symbol) => Array.from({ length: count }, () => symbol))
  strip.forEach((_, cell) => swapCells(strip, cell, cell + rng(strip.length - cell)))
  for (let swaps = 0; swaps < SWAPS_MAX; swaps++) {
    const crowded = strip.findIndex((_, cell) => isCrowded(strip, cell))
    if (crowded === -1) return strip
    swapCells(strip, crowded, rng(strip.length))
  }
  throw new Error(`broken promise: symbols with the counts ${counts.join(', ')} cannot be kept apart`)
}

/** Whether a wild or a scatter is in view together with another one, or a paying symbol occurs three times in a row. */
export function isCrowded(strip: readonly number[], cell: number): boolean {
  const symbol = strip[cell]
  const next = strip[(cell + 1) % strip.length]
  const afterNext = strip[(cell + 2) % strip.length]
  if (symbol === undefined || symbol >= FIRST_PAYING) return symbol === next && symbol === afterNext
  return symbol === next || symbol === afterNext
}

function swapCells(strip: number[], left: number, right: number): void {
  const [kept, moved] = [strip[left], strip[right]]
  assert(kept !== undefined && moved !== undefined, 'both cells lie on the strip')
  strip[left] = moved
  strip[right] = kept
}
