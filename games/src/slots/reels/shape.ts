import type { Paying } from './paying.ts'
import { columnAt } from './strips.ts'

/** Something that a reel can show, and at how many of its stops. */
export type Column = {
  readonly symbols: readonly number[]
  readonly stops: number
  /** What else must be known of the column: marks of all reels are added. Scatters count one each. */
  readonly mark: number
}

/** One spin as the proofs see it: reels that know nothing of each other, and what their columns pay together. */
export type Shape = Paying & { readonly reels: readonly (readonly Column[])[] }

/** What a window comes to be before it is paid. */
export type Seen = { readonly symbols: readonly number[]; readonly mark: number }

/** What a reel can show; equal columns are counted together. */
export function columnsOf(
  strip: readonly number[],
  rows: number,
  see: (window: readonly number[]) => Seen,
): readonly Column[] {
  const columns = new Map<string, Column>()
  for (let stop = 0; stop < strip.length; stop++) {
    const { symbols, mark } = see(columnAt(strip, rows, stop))
    const key = `${mark}:${symbols.join()}`
    columns.set(key, { symbols, mark, stops: 1 + (columns.get(key)?.stops ?? 0) })
  }
  return [...columns.values()]
}

/** The sums over every place where the reels can stop: what both proofs find, each in its own way. */
export type Cycle = {
  readonly stops: bigint
  readonly coins: bigint
  /** At how many stops the marks add up to this. */
  readonly marks: ReadonlyMap<number, bigint>
}

export type CycleOf = (shape: Shape) => Cycle
