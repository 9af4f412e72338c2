import { present } from '@ronda/core'
import { FIRST_PAYING } from '../symbols.ts'
import { sumOf } from '../weights.ts'
import { cellsIn, payFor, timesAt, type TumbleModel } from './model.ts'

/** All vectors of symbol counts with up to so many cells, by their total, and where each leads. */
type Lattice = {
  readonly byTotal: readonly (readonly Int32Array[])[]
  readonly rank: (counts: ArrayLike<number>) => number
  readonly size: number
}

/**
 * Numbers the vectors without a table of them: vectors with fewer cells in their first kinds come first, and binomial
 * coefficients say how many there are.
 */
function makeLattice(kinds: number, cells: number): Lattice {
  const choose = Array.from({ length: cells + kinds + 1 }, () => new Int32Array(kinds + 2))
  choose.forEach((row, n) => {
    row[0] = 1
    for (let k = 1; k <= kinds && n > 0; k++) row[k] = (choose[n - 1]?.[k - 1] ?? 0) + (choose[n - 1]?.[k] ?? 0)
  })
  const rank = (counts: ArrayLike<number>): number => {
    let [place, sum] = [0, 0]
    for (let kind = 0; kind < kinds; kind++) {
      sum += counts[kind] ?? 0
      place += choose[sum + kind]?.[kind + 1] ?? 0
    }
    return place
  }
  const byTotal: Int32Array[][] = Array.from({ length: cells + 1 }, () => [])
  const counts = new Int32Array(kinds)
  const deal = (kind: number, left: number): void => {
    if (kind === kinds) {
      byTotal[cells - left]?.push(counts.slice())
      return
    }
    for (let count = 0; count <= left; count++) {
      counts[kind] = count
      deal(kind + 1, left - count)
    }
    counts[kind] = 0
  }
  deal(0, cells)
  return { byTotal, rank, size: choose[cells + kinds]?.[kinds] ?? 0 }
}

/**
 * Mean coins of a round, as cases × coins out of `all`, computed backwards from its end: the value of a grid that is
 * not full is the mean over the next cell, and the value of a full one is what it pays plus the value of what remains.
 */
export function meanBackward(model: TumbleModel): { readonly coins: bigint; readonly all: bigint } {
  const weights = model.weights.slice(FIRST_PAYING).map(BigInt)
  const [cells, all] = [cellsIn(model), BigInt(sumOf(model.weights))]
  const lattice = makeLattice(weights.length, cells)
  let after: readonly bigint[] = []
  for (let falls = model.deepest; falls >= 0; falls--) {
    const worth = Array.from({ length: lattice.size }, () => 0n)
    const unit = all ** BigInt(cells * (model.deepest - falls))
    for (const counts of lattice.byTotal[cells] ?? []) {
      worth[lattice.rank(counts)] = worthOfFull(model, counts, { lattice, unit, after, falls, all })
    }
    for (let total = cells - 1; total >= 0; total--) {
      for (const counts of lattice.byTotal[total] ?? [])
        worth[lattice.rank(counts)] = overNext(counts, weights, lattice, worth)
    }
    after = worth
  }
  const [first = 0n] = [after[lattice.rank(weights.map(() => 0))]]
  return { coins: first, all: all ** BigInt(cells * (model.deepest + 1)) }
}

function overNext(counts: Int32Array, weights: readonly bigint[], { rank }: Lattice, worth: readonly bigint[]): bigint {
  let sum = 0n
  weights.forEach((weight, kind) => {
    counts[kind] = (counts[kind] ?? 0) + 1
    sum += weight * (worth[rank(counts)] ?? 0n)
    counts[kind] = (counts[kind] ?? 0) - 1
  })
  return sum
}

type Full = {
  readonly lattice: Lattice
  readonly unit: bigint
  readonly after: readonly bigint[]
  readonly falls: number
  readonly all: bigint
}

function worthOfFull(model: TumbleModel, counts: Int32Array, { lattice, unit, after, falls, all }: Full): bigint {
  const stays = counts.slice()
  let coins = 0
  counts.forEach((count, kind) => {
    const pay = payFor(model, kind + FIRST_PAYING, count)
    coins += pay
    if (pay > 0) stays[kind] = 0
  })
  if (coins === 0) return 0n
  const now = BigInt(coins * timesAt(model, falls)) * unit
  if (falls === model.deepest) return now
  const left = stays.reduce((sum, count) => sum + count, 0)
  return now + present(after[lattice.rank(stays)], 'what comes after') * all ** BigInt(left)
}
