import { FIRST_PAYING, WILD } from '../symbols.ts'
import type { Board } from './board.ts'

/** A number of stops that pay the same coins and show the same number of each special symbol. */
export type Outcome = { readonly coins: number; readonly seen: readonly number[]; readonly stops: number }

/** Runs still alive: their symbol, and their lines as bits, or in how many ways they are made. */
type Live = readonly (readonly [symbol: number, runs: number])[]
type Prefix = { readonly coins: number; readonly seen: readonly number[]; readonly live: Live; stops: number }

/** The effect of one stop of a reel: on a run, and on the special symbols in view. */
type Stop = { readonly meets: readonly number[]; readonly seen: readonly number[] }

/**
 * All outcomes of a spin, by stopping the reels one after the other. Prefixes that are alike (the same runs alive, the
 * same coins, the same specials) are followed once and counted as often as they occur: no stop is left out, and counts
 * stay far below 2^53.
 */
export function everyOutcome(board: Board, specials: readonly number[]): readonly Outcome[] {
  const start = board.lines ? 2 ** board.lines.length - 1 : 1
  const paying = board.pays.flatMap((coins, symbol) => (coins.some(Boolean) ? [symbol] : []))
  let prefixes: readonly Prefix[] = [
    { coins: 0, seen: specials.map(() => 0), live: paying.map((symbol) => [symbol, start]), stops: 1 },
  ]
  board.strips.forEach((_, reel) => {
    const stops = stopsOf(board, reel, specials)
    prefixes = merge(prefixes.flatMap((prefix) => stops.map((stop) => follow(board, prefix, stop, reel))))
  })
  return merge(prefixes.map((prefix) => settle(board, prefix)))
}

function stopsOf(board: Board, reel: number, specials: readonly number[]): readonly Stop[] {
  const strip = board.strips[reel] ?? []
  return strip.map((_, stop) => {
    const column = Array.from({ length: board.rows }, (_, row) => strip[(stop + row) % strip.length])
    return {
      meets: board.pays.map((_, symbol) => {
        if (symbol < FIRST_PAYING) return 0
        const isMet = (row: number): boolean => column[row] === symbol || column[row] === WILD
        if (!board.lines) return column.filter((_, row) => isMet(row)).length
        return board.lines.reduce((bits, rows, line) => (isMet(rows[reel] ?? 0) ? bits | (1 << line) : bits), 0)
      }),
      seen: specials.map((special) => column.filter((cell) => cell === special).length),
    }
  })
}

function follow(board: Board, prefix: Prefix, stop: Stop, reel: number): Prefix {
  let { coins } = prefix
  const live: (readonly [number, number])[] = []
  for (const [symbol, runs] of prefix.live) {
    const met = stop.meets[symbol] ?? 0
    const left = board.lines ? runs & met : runs * met
    const ended = endedRuns(board, runs, left)
    if (ended > 0) coins += ended * (board.pays[symbol]?.[reel] ?? 0)
    if (left > 0) live.push([symbol, left])
  }
  return { coins, live, seen: prefix.seen.map((count, i) => count + (stop.seen[i] ?? 0)), stops: prefix.stops }
}

/** Lines end one by one; ways go on together or not at all. */
function endedRuns(board: Board, runs: number, left: number): number {
  if (!board.lines) return left === 0 ? runs : 0
  let ended = 0
  for (let bits = runs & ~left; bits !== 0; bits &= bits - 1) ended += 1
  return ended
}

/** Runs that are alive after the last reel are paid for their whole length. */
function settle(board: Board, { coins, seen, live, stops }: Prefix): Prefix {
  const reels = board.strips.length
  const last = live.reduce(
    (sum, [symbol, runs]) => sum + endedRuns(board, runs, 0) * (board.pays[symbol]?.[reels] ?? 0),
    0,
  )
  return { coins: coins + last, seen, live: [], stops }
}

function merge(prefixes: readonly Prefix[]): readonly Prefix[] {
  const merged = new Map<string, Prefix>()
  for (const prefix of prefixes) {
    const key = `${prefix.coins};${prefix.seen.join()};${prefix.live.join()}`
    const same = merged.get(key)
    if (same) same.stops += prefix.stops
    else merged.set(key, { ...prefix })
  }
  return [...merged.values()]
}
