import { FIRST_PAYING } from '../symbols.ts'
import { mergeColumns, type Classes } from './classes.ts'
import { bitsSet, lineBitsOf, type LineBits } from './lineBits.ts'
import type { Shape } from './shape.ts'
import { marksLeft, Tallying, type Tallies } from './tally.ts'

type Lines = readonly (readonly number[])[]

/** Enumerates all outcomes of a spin on lines. */
export function walkLines(shape: Shape, lines: Lines): Tallies {
  return new LineWalk(shape, lines).done()
}

/** A set of lines that run alike: their symbol with what their wilds multiply by above it, and two words of lines. */
const FIELDS = 3
const SYMBOL_BITS = 4
const SYMBOL_MASK: number = 2 ** SYMBOL_BITS - 1

/** Fields rather than arguments and closures: the walk visits a million nodes, and this is its inner loop. */
class LineWalk {
  readonly #depth: number
  readonly #symbols: number
  readonly #wildTimes: number
  readonly #bothWays: boolean
  readonly #bits: readonly LineBits[]
  readonly #marks: readonly Int32Array[]
  readonly #classesOf: readonly ((running: number) => Classes)[]
  readonly #pays: Int32Array
  readonly #left: ReturnType<typeof marksLeft>
  readonly #tallying = new Tallying()
  /** The columns of the current path. */
  readonly #path: Int32Array
  /** By reel: coins won before it, and at how many stops the columns before it are. */
  readonly #coins: Float64Array
  readonly #weights: Float64Array
  /** By reel: the marks of the columns before it. */
  readonly #sums: Int32Array
  /**
   * Sets of lines that still run; those of each reel are stored after those of the reel before. Each reel splits them
   * in two at most: lines that continue with the symbol, and lines that continue with a wild.
   */
  readonly #running: Int32Array
  #won = 0
  /** Whether columns of the last three reels begin no run to the left: most do not, and are processed once. */
  readonly #dead = new Map<number, boolean>()

  constructor({ reels, pays, wildTimes = 1, bothWays }: Shape, lines: Lines) {
    this.#depth = reels.length
    this.#symbols = pays.length
    this.#wildTimes = wildTimes
    this.#bothWays = bothWays === true
    this.#bits = reels.map((columns, reel) => lineBitsOf(columns, pays.length, lines, reel))
    this.#marks = reels.map((columns) => Int32Array.from(columns, ({ mark }) => mark))
    this.#classesOf = reels.map((columns, reel) => mergeColumns(columns, this.#effects(reel, columns.length)))
    this.#pays = Int32Array.from(
      pays.flatMap((coins) => Array.from({ length: reels.length + 1 }, (_, run) => coins[run] ?? 0)),
    )
    this.#left = marksLeft(reels)
    this.#path = new Int32Array(reels.length)
    this.#coins = new Float64Array(reels.length + 1)
    this.#weights = new Float64Array(reels.length + 1)
    this.#sums = new Int32Array(reels.length + 1)
    this.#running = new Int32Array(FIELDS * pays.length * 2 ** (reels.length + 1))
    reels[0]?.forEach((column, at) => {
      this.#path[0] = at
      this.#weights[1] = column.stops
      this.#sums[1] = column.mark
      this.#visit(1, 0, this.#begin(0, at, 0))
    })
  }

  done(): Tallies {
    return this.#tallying.done()
  }

  /** The same number for columns that show a symbol, and wilds, on the same lines. From the right, all differ. */
  #effects(reel: number, columns: number): (column: number, symbol: number) => number {
    const symbols = this.#symbols
    const { shows, wild } = this.#bits[reel] ?? { shows: [], wild: [] }
    const known = new Map<string, number>()
    const numbers = new Int32Array(columns * symbols)
    for (let at = 0; at < numbers.length; at++) {
      const column = Math.floor(at / symbols)
      const key = `${shows[2 * at]},${shows[2 * at + 1]},${wild[2 * column]},${wild[2 * column + 1]}`
      if (!known.has(key)) known.set(key, known.size)
      numbers[at] = this.#bothWays ? column : (known.get(key) ?? 0)
    }
    return (column, symbol) => numbers[column * symbols + symbol] ?? 0
  }

  /** All outcomes of the reels from this one on, while the sets of lines from `from` to `to` run. */
  #visit(reel: number, from: number, to: number): void {
    const coins = this.#coins[reel] ?? 0
    const weight = this.#weights[reel] ?? 0
    const sum = this.#sums[reel] ?? 0
    if (from === to && !this.#bothWays) {
      for (const [more, ways] of this.#left[reel] ?? []) this.#tallying.add(sum + more, coins, weight * ways)
      return
    }
    // From the right any symbol may run: one that is always there keeps the columns apart.
    let alive = this.#bothWays ? 1 : 0
    for (let at = from; at < to; at += FIELDS) alive |= 1 << ((this.#running[at] ?? 0) & SYMBOL_MASK)
    const classes = this.#classesOf[reel]?.(alive)
    if (classes === undefined) return
    for (let one = 0; one < classes.columns.length; one++) {
      const column = classes.columns[one] ?? 0
      this.#path[reel] = column
      this.#won = coins
      const end = this.#carry(reel, reel, from, to)
      this.#weights[reel + 1] = weight * (classes.stops[one] ?? 0)
      this.#sums[reel + 1] = sum + (this.#marks[reel]?.[column] ?? 0)
      this.#coins[reel + 1] = this.#won
      if (reel < this.#depth - 1) this.#visit(reel + 1, to, end)
      else this.#finish(to, end)
    }
  }

  /** Pays runs over all reels, and from the right what begins there. */
  #finish(from: number, to: number): void {
    for (let at = from; at < to; at += FIELDS) {
      const head = this.#running[at] ?? 0
      const whole = bitsSet(this.#running[at + 1] ?? 0) + bitsSet(this.#running[at + 2] ?? 0)
      this.#won += whole * (head >> SYMBOL_BITS) * this.#payOf(head & SYMBOL_MASK, this.#depth)
    }
    if (this.#bothWays && !this.#isDead(to)) this.#payBack(to)
    this.#tallying.add(this.#sums[this.#depth] ?? 0, this.#won, this.#weights[this.#depth] ?? 0)
  }

  /**
   * Extends the sets of lines over the column of the path; runs that end there are paid. Returns where the new sets
   * end.
   */
  #carry(reel: number, run: number, from: number, to: number): number {
    const running = this.#running
    const column = this.#path[reel] ?? 0
    const here = this.#bits[reel]
    const wildLow = here?.wild[2 * column] ?? 0
    const wildHigh = here?.wild[2 * column + 1] ?? 0
    let end = to
    for (let at = from; at < to; at += FIELDS) {
      const head = running[at] ?? 0
      const low = running[at + 1] ?? 0
      const high = running[at + 2] ?? 0
      const place = 2 * (column * this.#symbols + (head & SYMBOL_MASK))
      let goLow = low & (here?.shows[place] ?? 0)
      let goHigh = high & (here?.shows[place + 1] ?? 0)
      const wildGoLow = low & wildLow
      const wildGoHigh = high & wildHigh
      const ended = bitsSet(low & ~goLow & ~wildGoLow) + bitsSet(high & ~goHigh & ~wildGoHigh)
      this.#won += ended * (head >> SYMBOL_BITS) * this.#payOf(head & SYMBOL_MASK, run)
      if (this.#wildTimes === 1) {
        goLow |= wildGoLow
        goHigh |= wildGoHigh
      } else if ((wildGoLow | wildGoHigh) !== 0) {
        const times = (head >> SYMBOL_BITS) * this.#wildTimes
        end = this.#put(end, (times << SYMBOL_BITS) | (head & SYMBOL_MASK), wildGoLow, wildGoHigh)
      }
      if ((goLow | goHigh) !== 0) end = this.#put(end, head, goLow, goHigh)
    }
    return end
  }

  #payOf(symbol: number, run: number): number {
    return this.#pays[symbol * (this.#depth + 1) + run] ?? 0
  }

  #put(end: number, head: number, low: number, high: number): number {
    this.#running[end] = head
    this.#running[end + 1] = low
    this.#running[end + 2] = high
    return end + FIELDS
  }

  /** The sets of lines that a column begins. */
  #begin(reel: number, column: number, to: number): number {
    const shows = this.#bits[reel]?.shows
    let end = to
    for (let symbol = FIRST_PAYING; symbol < this.#symbols; symbol++) {
      const place = 2 * (column * this.#symbols + symbol)
      const low = shows?.[place] ?? 0
      const high = shows?.[place + 1] ?? 0
      if ((low | high) !== 0) end = this.#put(end, (1 << SYMBOL_BITS) | symbol, low, high)
    }
    return end
  }

  /** What the columns of the path pay from the last reel to the left; whole runs were paid from the first. */
  #payBack(free: number): void {
    let from = free
    let to = this.#begin(this.#depth - 1, this.#path[this.#depth - 1] ?? 0, free)
    for (let reel = this.#depth - 2; reel >= 0 && from < to; reel--) {
      const end = this.#carry(reel, this.#depth - 1 - reel, from, to)
      from = to
      to = end
    }
  }

  #isDead(free: number): boolean {
    const [last, before, third] = [this.#depth - 1, this.#depth - 2, this.#depth - 3]
    const key = ((this.#path[last] ?? 0) * 64 + (this.#path[before] ?? 0)) * 64 + (this.#path[third] ?? 0)
    const known = this.#dead.get(key)
    if (known !== undefined) return known
    const won = this.#won
    const second = this.#begin(last, this.#path[last] ?? 0, free)
    const end = this.#carry(before, 1, free, second)
    const isNone = this.#carry(third, 2, second, end) === end && this.#won === won
    this.#won = won
    this.#dead.set(key, isNone)
    return isNone
  }
}
