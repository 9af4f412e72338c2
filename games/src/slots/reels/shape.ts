import type { Paying } from './paying.ts'
import { columnAt } from './strips.ts'

/** Something that a reel can show, and at how many of its stops. */
export type Column = {
  readonly symbols: readonly number[]
  readonly stops: number
  /** A number that is added up over all reels. Scatters count one each. */
  readonly mark: number
}

/** One spin as the proofs see it: independent reels, and what their columns pay together. */
export type Shape = Paying & { readonly reels: readonly (readonly Column[])[] }

/** What a window becomes before it is paid. */
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

/** The sums over every combination of stops: both proofs compute them, in different ways. */
export type Cycle = {
  readonly stops: bigint
  readonly coins: bigint
  /** At how many stops the marks add up to this. */
  readonly marks: ReadonlyMap<number, bigint>
}

export type CycleOf = (shape: Shape) => Cycle
