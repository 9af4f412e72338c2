import { FIRST_PAYING, WILD } from '../symbols.ts'
import { mergeColumns, type Classes } from './classes.ts'
import type { Column, Shape } from './shape.ts'
import { marksLeft, Tallying, type Tallies } from './tally.ts'

/** Enumerates all outcomes of a spin in ways. */
export function walkWays(shape: Shape): Tallies {
  return new WayWalk(shape).done()
}

/** For every column and symbol, how many cells continue its run. */
function worths(columns: readonly Column[], symbols: number, wildTimes: number): Int32Array {
  return Int32Array.from({ length: columns.length * symbols }, (_, at) => {
    const symbol = at % symbols
    const column = columns[Math.floor(at / symbols)]?.symbols ?? []
    return column.reduce((sum, cell) => sum + (cell === symbol ? 1 : cell === WILD ? wildTimes : 0), 0)
  })
}

/** A symbol that still runs, and in how many ways. */
const FIELDS = 2

/** Built like the walk over lines, with a number of ways where that has a set of lines. */
class WayWalk {
  readonly #depth: number
  readonly #symbols: number
  readonly #worth: readonly Int32Array[]
  readonly #marks: readonly Int32Array[]
  readonly #classesOf: readonly ((running: number) => Classes)[]
  readonly #pays: Int32Array
  readonly #left: ReturnType<typeof marksLeft>
  readonly #tallying = new Tallying()
  /** By reel: coins won before it, at how many stops the columns before it are, and their marks. */
  readonly #coins: Float64Array
  readonly #weights: Float64Array
  readonly #sums: Int32Array
  /** The symbols of each reel are stored after those of the reel before. */
  readonly #running: Int32Array
  #won = 0

  constructor({ reels, pays, wildTimes = 1 }: Shape) {
    const symbols = pays.length
    this.#depth = reels.length
    this.#symbols = symbols
    const worth = reels.map((columns) => worths(columns, symbols, wildTimes))
    this.#worth = worth
    this.#marks = reels.map((columns) => Int32Array.from(columns, ({ mark }) => mark))
    this.#classesOf = reels.map((columns, reel) =>
      mergeColumns(columns, (column, symbol) => worth[reel]?.[column * symbols + symbol] ?? 0),
    )
    this.#pays = Int32Array.from(
      pays.flatMap((coins) => Array.from({ length: reels.length + 1 }, (_, run) => coins[run] ?? 0)),
    )
    this.#left = marksLeft(reels)
    this.#coins = new Float64Array(reels.length + 1)
    this.#weights = new Float64Array(reels.length + 1)
    this.#sums = new Int32Array(reels.length + 1)
    this.#running = new Int32Array(FIELDS * symbols * (reels.length + 2))
    reels[0]?.forEach((column, at) => {
      this.#weights[1] = column.stops
      this.#sums[1] = column.mark
      this.#visit(1, 0, this.#begin(at))
    })
  }

  done(): Tallies {
    return this.#tallying.done()
  }

  #begin(column: number): number {
    let end = 0
    for (let symbol = FIRST_PAYING; symbol < this.#symbols; symbol++) {
      const ways = this.#worth[0]?.[column * this.#symbols + symbol] ?? 0
      if (ways === 0) continue
      this.#running[end] = symbol
      this.#running[end + 1] = ways
      end += FIELDS
    }
    return end
  }

  /** All outcomes of the reels from this one on, while the symbols from `from` to `to` run. */
  #visit(reel: number, from: number, to: number): void {
    const coins = this.#coins[reel] ?? 0
    const weight = this.#weights[reel] ?? 0
    const sum = this.#sums[reel] ?? 0
    if (from === to || reel === this.#depth) {
      for (const [more, ways] of this.#left[reel] ?? []) this.#tallying.add(sum + more, coins, weight * ways)
      return
    }
    let alive = 0
    for (let at = from; at < to; at += FIELDS) alive |= 1 << (this.#running[at] ?? 0)
    const classes = this.#classesOf[reel]?.(alive)
    if (classes === undefined) return
    for (let one = 0; one < classes.columns.length; one++) {
      const column = classes.columns[one] ?? 0
      this.#won = coins
      const end = this.#carry(reel, column, from, to)
      this.#weights[reel + 1] = weight * (classes.stops[one] ?? 0)
      this.#sums[reel + 1] = sum + (this.#marks[reel]?.[column] ?? 0)
      this.#coins[reel + 1] = this.#won
      this.#visit(reel + 1, to, end)
    }
  }

  /**
   * Extends the symbols over a column; runs that end there, or on the last reel, are paid. Returns where the new ones
   * end.
   */
  #carry(reel: number, column: number, from: number, to: number): number {
    const running = this.#running
    const worth = this.#worth[reel]
    const isLast = reel === this.#depth - 1
    let end = to
    for (let at = from; at < to; at += FIELDS) {
      const symbol = running[at] ?? 0
      const ways = running[at + 1] ?? 0
      const more = worth?.[column * this.#symbols + symbol] ?? 0
      if (more === 0) this.#won += ways * (this.#pays[symbol * (this.#depth + 1) + reel] ?? 0)
      else if (isLast) this.#won += ways * more * (this.#pays[symbol * (this.#depth + 1) + this.#depth] ?? 0)
      else {
        running[end] = symbol
        running[end + 1] = ways * more
        end += FIELDS
      }
    }
    return end
  }
}
