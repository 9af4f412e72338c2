import { FIRST_PAYING } from '../symbols.ts'
import { sumOf } from '../weights.ts'
import { cellsIn, payFor, timesAt, type TumbleModel } from './model.ts'

// Volatility is a square root and no fraction: here floats are exact enough.

/** By grid, as digits of one number: mean and mean square of what it pays from here on. */
type Worths = Map<number, readonly [mean: number, square: number]>

const BASE = 32

/** E[X²] of a round in coins: (now + later)² = now² + 2·now·later + later², from the last fall backwards. */
export function squareMean(model: TumbleModel): number {
  const shares = model.weights.slice(FIRST_PAYING).map((weight) => weight / sumOf(model.weights))
  let after: Worths = new Map()
  for (let falls = model.deepest; falls >= 0; falls--) after = worthsAt(model, shares, falls, after)
  return after.get(0)?.[1] ?? 0
}

function worthsAt(model: TumbleModel, shares: readonly number[], falls: number, after: Worths): Worths {
  const worths: Worths = new Map()
  const counts = shares.map(() => 0)
  /** Grids in an order in which those with one cell more come first. */
  const visit = (kind: number, left: number, grid: number): void => {
    if (kind < shares.length) {
      for (let count = left; count >= 0; count--) {
        counts[kind] = count
        visit(kind + 1, left - count, grid + count * BASE ** kind)
      }
      return
    }
    worths.set(grid, left === 0 ? fullWorth(model, counts, falls, after) : meanOf(shares, grid, worths))
  }
  visit(0, cellsIn(model), 0)
  return worths
}

function meanOf(shares: readonly number[], grid: number, worths: Worths): readonly [number, number] {
  let [mean, square] = [0, 0]
  shares.forEach((share, kind) => {
    const next = worths.get(grid + BASE ** kind)
    mean += share * (next?.[0] ?? 0)
    square += share * (next?.[1] ?? 0)
  })
  return [mean, square]
}

function fullWorth(
  model: TumbleModel,
  counts: readonly number[],
  falls: number,
  after: Worths,
): readonly [number, number] {
  let [coins, stays] = [0, 0]
  counts.forEach((count, kind) => {
    const pay = payFor(model, kind + FIRST_PAYING, count)
    coins += pay
    if (pay === 0) stays += count * BASE ** kind
  })
  if (coins === 0) return [0, 0]
  const now = coins * timesAt(model, falls)
  const [later = 0, laterSquare = 0] = falls === model.deepest ? [] : (after.get(stays) ?? [])
  return [now + later, now * now + 2 * now * later + laterSquare]
}
