import { assert } from '@ronda/core'
import { FIRST_PAYING, WILD } from '../symbols.ts'
import type { Column, Cycle, Shape } from './shape.ts'

/**
 * The sums of a spin without enumerating its outcomes. The pays of lines and ways can be added up one by one, and reels
 * are independent; so each run is a product over the reels: in how many ways each continues it, then in how many the
 * next one breaks it, then any.
 */
export function reasonCycle(shape: Shape): Cycle {
  const coins = shape.lines === undefined ? coinsOfWays(shape) : coinsOfLines(shape, shape.lines)
  assert(Number.isSafeInteger(coins), 'coins that a number holds exactly')
  return {
    stops: shape.reels.reduce((stops, columns) => stops * BigInt(stopsOf(columns)), 1n),
    coins: BigInt(coins),
    marks: shape.reels.reduce(addMarks, new Map([[0, 1n]])),
  }
}

/** In how many ways a reel continues a run, wilds counted as often as they multiply; and in how many it breaks it. */
type Link = { readonly goesOn: number; readonly breaks: number; readonly stops: number }

function coinsOfLines({ reels, pays, wildTimes = 1, bothWays }: Shape, lines: readonly (readonly number[])[]): number {
  let coins = 0
  // Lines often share their row on a reel.
  const links = reels.map(() => new Map<number, Link>())
  const linkAt = (symbol: number, reel: number, row: number): Link => {
    const key = symbol * 8 + row
    const columns = reels[reel] ?? []
    const known = links[reel]?.get(key)
    if (known) return known
    const link = linkOf(columns, ({ symbols }) => {
      const cell = symbols[row]
      return cell === symbol ? 1 : cell === WILD ? wildTimes : 0
    })
    links[reel]?.set(key, link)
    return link
  }
  for (const rows of lines) {
    for (let symbol = FIRST_PAYING; symbol < pays.length; symbol++) {
      const line = rows.map((row, reel) => linkAt(symbol, reel, row))
      coins += coinsOfRuns(line, pays[symbol] ?? [])
      // A run over all reels was counted from the left.
      if (bothWays) coins += coinsOfRuns(line.toReversed(), (pays[symbol] ?? []).with(line.length, 0))
    }
  }
  return coins
}

function coinsOfWays({ reels, pays, wildTimes = 1 }: Shape): number {
  let coins = 0
  for (let symbol = FIRST_PAYING; symbol < pays.length; symbol++) {
    const worthOf = ({ symbols }: Column): number =>
      symbols.reduce((sum, cell) => sum + (cell === symbol ? 1 : cell === WILD ? wildTimes : 0), 0)
    const links = reels.map((columns) => linkOf(columns, worthOf))
    coins += coinsOfRuns(links, pays[symbol] ?? [])
  }
  return coins
}

function linkOf(columns: readonly Column[], worthOf: (column: Column) => number): Link {
  let [goesOn, breaks, stops] = [0, 0, 0]
  for (const column of columns) {
    const worth = worthOf(column)
    stops += column.stops
    goesOn += worth * column.stops
    if (worth === 0) breaks += column.stops
  }
  return { goesOn, breaks, stops }
}

function coinsOfRuns(links: readonly Link[], payByRun: readonly number[]): number {
  let coins = 0
  let runs = 1
  for (let run = 1; run <= links.length; run++) {
    runs *= links[run - 1]?.goesOn ?? 0
    const pay = payByRun[run] ?? 0
    if (pay === 0) continue
    let times = runs * (links[run]?.breaks ?? 1)
    for (let reel = run + 1; reel < links.length; reel++) times *= links[reel]?.stops ?? 0
    coins += pay * times
  }
  return coins
}

const stopsOf = (columns: readonly Column[]): number => columns.reduce((sum, { stops }) => sum + stops, 0)

function addMarks(before: ReadonlyMap<number, bigint>, columns: readonly Column[]): Map<number, bigint> {
  const byMark = new Map<number, bigint>()
  for (const { mark, stops } of columns) byMark.set(mark, (byMark.get(mark) ?? 0n) + BigInt(stops))
  const marks = new Map<number, bigint>()
  for (const [sum, ways] of before) {
    for (const [mark, stops] of byMark) marks.set(sum + mark, (marks.get(sum + mark) ?? 0n) + ways * stops)
  }
  return marks
}
