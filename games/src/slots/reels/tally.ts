import { assert } from '@ronda/core'
import type { Column, Cycle } from './shape.ts'

/** The sums over all stops with the same total of marks. */
export type Tally = {
  readonly stops: number
  readonly coins: number
  /** Sum of the squares of the coins. */
  readonly squares: number
  /** How many stops pay anything. */
  readonly hits: number
  /** The most that one of them pays. */
  readonly most: number
  /** How many of them pay that. */
  readonly mostStops: number
}

/** By mark. */
export type Tallies = ReadonlyMap<number, Tally>

const FIELDS = 6

/** Marks are small: at most some scatters and a bit for each reel. */
const MARKS_MAX = 1_024

/** Sums by mark in one array, so that adding to them is cheap. */
export class Tallying {
  readonly #sums = new Float64Array(FIELDS * MARKS_MAX)

  add(mark: number, coins: number, stops: number): void {
    const sums = this.#sums
    const at = FIELDS * mark
    sums[at] = (sums[at] ?? 0) + stops
    if (coins === 0) return
    sums[at + 1] = (sums[at + 1] ?? 0) + coins * stops
    sums[at + 2] = (sums[at + 2] ?? 0) + coins * coins * stops
    sums[at + 3] = (sums[at + 3] ?? 0) + stops
    const most = sums[at + 4] ?? 0
    if (coins < most) return
    sums[at + 4] = coins
    sums[at + 5] = stops + (coins === most ? (sums[at + 5] ?? 0) : 0)
  }

  /** Nothing was rounded: every sum is still exact in a float. */
  done(): Tallies {
    const tallies = new Map<number, Tally>()
    for (let mark = 0; mark < MARKS_MAX; mark++) {
      const [stops = 0, coins = 0, squares = 0, hits = 0, most = 0, mostStops = 0] = this.#sums.subarray(
        FIELDS * mark,
        FIELDS * (mark + 1),
      )
      if (stops === 0) continue
      assert(Number.isSafeInteger(squares) && Number.isSafeInteger(stops), 'sums that a number holds exactly')
      tallies.set(mark, { stops, coins, squares, hits, most, mostStops: most === 0 ? stops : mostStops })
    }
    return tallies
  }
}

export function cycleOf(tallies: Tallies): Cycle {
  let [stops, coins] = [0n, 0n]
  for (const tally of tallies.values()) {
    stops += BigInt(tally.stops)
    coins += BigInt(tally.coins)
  }
  return { stops, coins, marks: new Map(Array.from(tallies, ([mark, tally]) => [mark, BigInt(tally.stops)])) }
}

/** From each reel on: how often the marks of the remaining reels have each total. Used when no run is left. */
export function marksLeft(
  reels: readonly (readonly Column[])[],
): readonly (readonly (readonly [mark: number, stops: number])[])[] {
  const left: (readonly [number, number])[][] = [[[0, 1]]]
  for (const columns of reels.toReversed()) {
    const marks = new Map<number, number>()
    for (const [sum, ways] of left[0] ?? []) {
      for (const { mark, stops } of columns) marks.set(sum + mark, (marks.get(sum + mark) ?? 0) + ways * stops)
    }
    left.unshift([...marks])
  }
  return left
}
