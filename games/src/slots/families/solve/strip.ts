import { assert, type Rng } from '@ronda/core'
import { FIRST_PAYING } from '../../symbols.ts'

/** What a strip is laid from. */
export type StripPlan = {
  /** How many cells of each symbol are laid one by one. */
  readonly counts: readonly number[]
  /** Cells that stay together, as they are: stacks, and wilds with their neighbours. */
  readonly blocks: readonly (readonly number[])[]
}

/** The minimum distance of equal symbols. A block may contain anything. */
export type Distances = {
  /** Wilds and scatters. */
  readonly duty: number
  readonly paying: number
}

/** Laying out fails only when the cells cannot be kept apart at all; then more attempts would not help. */
const SWAPS_MAX = 100_000

/**
 * A strip laid from its plan, in an order drawn by `rng`. The contents of a strip determine its return; the order
 * differs from title to title.
 */
export function layStrip({ counts, blocks }: StripPlan, distances: Distances, rng: Rng): readonly number[] {
  const items = [...blocks, ...counts.flatMap((count, symbol) => Array.from({ length: count }, () => [symbol]))]
  items.forEach((_, at) => swap(items, at, at + rng(items.length - at)))
  for (let swaps = 0; swaps < SWAPS_MAX; swaps++) {
    const crowded = crowdedItem(items, distances)
    if (crowded === -1) return items.flat()
    swap(items, crowded, rng(items.length))
  }
  throw new Error(`broken promise: symbols with the counts ${counts.join(', ')} cannot be kept apart`)
}

type Items = (readonly number[])[]

/** An item with a cell too near to an equal one in another item; -1 when there is none. */
function crowdedItem(items: Items, { duty, paying }: Distances): number {
  const cells = items.flat()
  const owners = items.flatMap((item, at) => item.map(() => at))
  for (let cell = 0; cell < cells.length; cell++) {
    const symbol = cells[cell] ?? 0
    const distance = symbol < FIRST_PAYING ? duty : paying
    for (let away = 1; away < distance; away++) {
      const other = (cell + away) % cells.length
      if (cells[other] === symbol && owners[other] !== owners[cell])
        return owners[theSingle(cell, other, items, owners)] ?? 0
    }
  }
  return -1
}

/** Of two that are too close, the single cell: it is easier to move than a block. */
function theSingle(cell: number, other: number, items: Items, owners: readonly number[]): number {
  return (items[owners[cell] ?? 0]?.length ?? 0) > 1 ? other : cell
}

/** Whether any cell of a strip is too near to an equal one; equal adjacent cells may be a stack. */
export function isCrowded(strip: readonly number[], blocked: readonly boolean[], { duty, paying }: Distances): boolean {
  return strip.some((symbol, cell) => {
    const distance = symbol < FIRST_PAYING ? duty : paying
    for (let away = 1; away < distance; away++) {
      const other = (cell + away) % strip.length
      if (strip[other] === symbol && !(blocked[cell] && blocked[other])) return true
    }
    return false
  })
}

function swap(items: Items, left: number, right: number): void {
  const [kept, moved] = [items[left], items[right]]
  assert(kept !== undefined && moved !== undefined, 'both lie on the strip')
  items[left] = moved
  items[right] = kept
}
