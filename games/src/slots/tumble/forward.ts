import { FIRST_PAYING } from '../symbols.ts'
import { sumOf } from '../weights.ts'
import { cellsIn, timesAt, type TumbleModel } from './model.ts'

/** The sums over all rounds, in cases out of `all`. */
export type Forward = {
  readonly all: bigint
  /** By symbol and column of the pay table: how often it is paid, multipliers counted. */
  readonly paid: readonly (readonly bigint[])[]
  /** Cases that win at least once, and at least twice. */
  readonly once: bigint
  readonly twice: bigint
  /** By the number of falls before: in how many cases a grid then pays each number of coins, before its multiplier. */
  readonly byFall: readonly ReadonlyMap<number, bigint>[]
}

/**
 * Follows every grid forwards, as numbers of each symbol: positions have no effect on pays. Cells are filled one after
 * the other, and grids that are alike are followed together. The weight of a case is a whole number: each cell
 * multiplies it by the weight of its symbol, and what remains after a win by all weights, so that all cases have one
 * denominator.
 */
export function followForward(model: TumbleModel): Forward {
  const cells = cellsIn(model)
  const weights = model.weights.slice(FIRST_PAYING)
  const all = BigInt(sumOf(weights))
  const paid = model.pays.map((coins) => coins.map(() => 0n))
  const byFall: ReadonlyMap<number, bigint>[] = []
  let grids: ReadonlyMap<number, bigint> = new Map([[0, 1n]])
  for (let falls = 0; falls <= model.deepest; falls++) {
    const full = fillUp(grids, weights, cells)
    const rest = all ** BigInt(cells * (model.deepest - falls))
    const next = new Map<number, bigint>()
    const byCoins = new Map<number, bigint>()
    for (const [grid, cases] of full) {
      let coins = 0
      const stays = payGrid(model, grid, (symbol, column) => {
        const row = paid[symbol] ?? []
        coins += model.pays[symbol]?.[column] ?? 0
        row[column] = (row[column] ?? 0n) + cases * rest * BigInt(timesAt(model, falls))
      })
      if (stays === grid) continue
      byCoins.set(coins, (byCoins.get(coins) ?? 0n) + cases * rest)
      next.set(stays, (next.get(stays) ?? 0n) + cases * all ** BigInt(countAll(stays)))
    }
    byFall.push(byCoins)
    grids = next
  }
  const [once = 0n, twice = 0n] = byFall.map((byCoins) => [...byCoins.values()].reduce((sum, cases) => sum + cases, 0n))
  return { all: all ** BigInt(cells * (model.deepest + 1)), paid, once, twice, byFall }
}

/** Numbers of symbols are stored as the digits of one number. */
const BASE = 32

const digit = (grid: number, kind: number): number => Math.floor(grid / BASE ** kind) % BASE

function countAll(grid: number): number {
  let sum = 0
  for (let rest = grid; rest > 0; rest = Math.floor(rest / BASE)) sum += rest % BASE
  return sum
}

function fillUp(
  grids: ReadonlyMap<number, bigint>,
  weights: readonly number[],
  cells: number,
): ReadonlyMap<number, bigint> {
  const levels = Array.from({ length: cells + 1 }, () => new Map<number, bigint>())
  for (const [grid, cases] of grids) levels[countAll(grid)]?.set(grid, cases)
  levels.forEach((level, count) => {
    const above = levels[count + 1]
    if (!above) return
    weights.forEach((weight, kind) => {
      const [step, times] = [BASE ** kind, BigInt(weight)]
      if (weight > 0)
        for (const [grid, cases] of level) above.set(grid + step, (above.get(grid + step) ?? 0n) + cases * times)
    })
    level.clear()
  })
  return levels[cells] ?? new Map()
}

/** Reports everything that a grid pays, and returns what remains of it. */
function payGrid({ sizes, weights }: TumbleModel, grid: number, pay: (symbol: number, column: number) => void): number {
  let stays = grid
  for (let kind = 0; kind < weights.length - FIRST_PAYING; kind++) {
    const count = digit(grid, kind)
    const column = sizes.findLastIndex((size) => count >= size)
    if (column === -1) continue
    pay(kind + FIRST_PAYING, column)
    stays -= count * BASE ** kind
  }
  return stays
}
