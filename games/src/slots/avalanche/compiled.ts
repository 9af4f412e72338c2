import { FIRST_PAYING, WILD } from '../symbols.ts'
import type { AvalancheModel } from './model.ts'

/** The results of all stops of a model. */
export type Cycle = {
  readonly stops: number
  /** Stops by the coins that they pay. */
  readonly byCoins: ReadonlyMap<number, number>
  /** Coins of the first pay of each stop, without what falls after. */
  readonly firstCoins: number
  /** How often each symbol pays for each length, multipliers and ways counted: by symbol × (reels + 1) + length. */
  readonly counts: Float64Array
  /** How many stops fall at least twice. */
  readonly deep: number
}

/**
 * Plays every stop of a model on one flat array of cells, without allocating objects. It shares nothing with the
 * readable implementation but the model, and is used to check it.
 */
export function runCycle(model: AvalancheModel): Cycle {
  const machine = compile(model)
  const stops = new Int32Array(machine.reels)
  const byCoins = new Map<number, number>()
  let [all, firstCoins, deep] = [0, 0, 0]
  for (let more = true; more; more = advance(stops, machine.lengths)) {
    const coins = runOne(machine, stops)
    byCoins.set(coins, (byCoins.get(coins) ?? 0) + 1)
    firstCoins += machine.lastStop[0] ?? 0
    if ((machine.lastStop[1] ?? 0) > 1) deep += 1
    all += 1
  }
  return { stops: all, byCoins, firstCoins, counts: machine.counts, deep }
}

type Machine = {
  readonly reels: number
  readonly rows: number
  readonly symbols: number
  readonly lengths: Int32Array
  readonly strips: readonly Int32Array[]
  /** Cells of all lines one after the other; empty for ways. */
  readonly lines: Int32Array
  readonly pays: Int32Array
  readonly ladder: readonly number[]
  readonly deepest: number
  readonly cells: Int32Array
  readonly hit: Uint8Array
  readonly tops: Int32Array
  readonly counts: Float64Array
  /** Of the last stop: coins of its first pay, and how often it paid. */
  readonly lastStop: Int32Array
}

function compile({ strips, rows, lines = [], pays, ladder, deepest }: AvalancheModel): Machine {
  const reels = strips.length
  return {
    reels,
    rows,
    symbols: pays.length,
    lengths: Int32Array.from(strips, ({ length }) => length),
    strips: strips.map((strip) => Int32Array.from(strip)),
    lines: Int32Array.from(lines.flatMap((line) => line.map((row, reel) => reel * rows + row))),
    pays: Int32Array.from(pays.flat()),
    ladder,
    deepest,
    cells: new Int32Array(reels * rows),
    hit: new Uint8Array(reels * rows),
    tops: new Int32Array(reels),
    counts: new Float64Array(pays.length * (reels + 1)),
    lastStop: new Int32Array(2),
  }
}

/** Advances to the next combination of stops, the last reel first; false after the last one. */
function advance(stops: Int32Array, lengths: Int32Array): boolean {
  for (let reel = stops.length - 1; reel >= 0; reel--) {
    const next = (stops[reel] ?? 0) + 1
    if (next < (lengths[reel] ?? 0)) {
      stops[reel] = next
      return true
    }
    stops[reel] = 0
  }
  return false
}

function runOne(machine: Machine, stops: Int32Array): number {
  const { reels, rows, lengths, strips, cells, hit, tops, ladder, deepest, lastStop } = machine
  for (let reel = 0; reel < reels; reel++) {
    const [strip, length, stop] = [strips[reel] ?? cells, lengths[reel] ?? 1, stops[reel] ?? 0]
    tops[reel] = stop
    for (let row = 0; row < rows; row++) cells[reel * rows + row] = strip[(stop + row) % length] ?? 0
  }
  lastStop.fill(0)
  let total = 0
  for (let falls = 0; ; falls++) {
    hit.fill(0)
    const times = ladder[falls < ladder.length ? falls : ladder.length - 1] ?? 1
    const won = machine.lines.length > 0 ? payLines(machine, times) : payWays(machine, times)
    if (won === 0) return total
    total += won * times
    if (falls === 0) lastStop[0] = won * times
    lastStop[1] = falls + 1
    if (falls === deepest) return total
    drop(machine)
  }
}

function payLines({ reels, cells, hit, lines, pays, counts }: Machine, times: number): number {
  let won = 0
  for (let line = 0; line < lines.length; line += reels) {
    const symbol = cells[lines[line] ?? 0] ?? 0
    let run = 1
    while (run < reels) {
      const other = cells[lines[line + run] ?? 0]
      if (other !== symbol && other !== WILD) break
      run += 1
    }
    const place = symbol * (reels + 1) + run
    const pay = pays[place] ?? 0
    if (pay === 0) continue
    won += pay
    counts[place] = (counts[place] ?? 0) + times
    for (let reel = 0; reel < run; reel++) hit[lines[line + reel] ?? 0] = 1
  }
  return won
}

function payWays({ reels, rows, symbols, cells, hit, pays, counts }: Machine, times: number): number {
  let won = 0
  for (let symbol = FIRST_PAYING; symbol < symbols; symbol++) {
    let [ways, run] = [1, 0]
    for (; run < reels; run++) {
      const here = countOn(cells, run * rows, rows, symbol)
      if (here === 0) break
      ways *= here
    }
    const place = symbol * (reels + 1) + run
    const pay = pays[place] ?? 0
    if (run === 0 || pay === 0) continue
    won += pay * ways
    counts[place] = (counts[place] ?? 0) + times * ways
    for (let cell = 0; cell < run * rows; cell++) if (cells[cell] === symbol || cells[cell] === WILD) hit[cell] = 1
  }
  return won
}

function countOn(cells: Int32Array, first: number, rows: number, symbol: number): number {
  let count = 0
  for (let cell = first; cell < first + rows; cell++) if (cells[cell] === symbol || cells[cell] === WILD) count += 1
  return count
}

function drop({ reels, rows, lengths, strips, cells, hit, tops }: Machine): void {
  for (let reel = 0; reel < reels; reel++) {
    const [strip, length, first] = [strips[reel] ?? cells, lengths[reel] ?? 1, reel * rows]
    let to = first + rows - 1
    for (let from = to; from >= first; from--) if (hit[from] === 0) cells[to--] = cells[from] ?? 0
    for (; to >= first; to--) {
      const top = ((tops[reel] ?? 0) + length - 1) % length
      tops[reel] = top
      cells[to] = strip[top] ?? 0
    }
  }
}
