import type { Count } from './facts.ts'
import { powersOf, type Prior, type Rates } from './prior.ts'

/** A way in which a match may go on, in two parts: how much of a goal's weight lies in each, for each side. */
export type Way = { readonly weight: number; readonly early: Rates; readonly late: Rates }

/** A final score, and how many of the goals to come lie in the early part. */
export type Split = { readonly full: Count; readonly early: Count; readonly weight: number }

/** `count` of `from`, in Pascal's triangle. */
function choose(from: number, count: number): number {
  let ways = 1
  for (let taken = 0; taken < count; taken++) ways = (ways * (from - taken)) / (taken + 1)
  return ways
}

/**
 * For every final count of a side that has `had` goals, the weight of each number of goals in the early part. Its place
 * is `final × (most + 1) + early`.
 */
function weighSide(most: number, had: number, early: number, late: number): readonly number[] {
  const [first, second] = [powersOf(early, most), powersOf(late, most)]
  const weights = Array.from({ length: (most + 1) * (most + 1) }, () => 0)
  for (let final = had; final <= most; final++)
    for (let taken = 0; taken <= final - had; taken++) {
      const ways = choose(final, had) * choose(final - had, taken)
      weights[final * (most + 1) + taken] = ways * (first[taken] ?? 0) * (second[final - had - taken] ?? 0)
    }
  return weights
}

type Sides = { readonly size: number; readonly home: readonly number[]; readonly away: readonly number[] }

function addWay(weights: Float64Array, { most, chances }: Prior, score: Count, way: Way): void {
  const size = most + 1
  const home = weighSide(most, score.home, way.early.home, way.late.home)
  const away = weighSide(most, score.away, way.early.away, way.late.away)
  for (let h = score.home; h <= most; h++)
    for (let a = score.away; a <= most; a++) {
      const weight = (chances[h * size + a] ?? 0) * way.weight
      addSplits(weights, { size, home, away }, { home: h, away: a }, weight)
    }
}

/** Adds every split of one final score. What cannot be has no weight. */
function addSplits(weights: Float64Array, { size, home, away }: Sides, full: Count, weight: number): void {
  for (let i = 0; i <= full.home; i++) {
    const early = weight * (home[full.home * size + i] ?? 0)
    const from = ((full.home * size + full.away) * size + i) * size
    for (let j = 0; j <= full.away; j++)
      weights[from + j] = (weights[from + j] ?? 0) + early * (away[full.away * size + j] ?? 0)
  }
}

/** All final scores from a score on, with every number of goals in the early part: the sum of all ways. */
export function spread(prior: Prior, score: Count, ways: readonly Way[]): readonly Split[] {
  const size = prior.most + 1
  const weights = new Float64Array(size * size * size * size)
  for (const way of ways) addWay(weights, prior, score, way)
  const found: Split[] = []
  weights.forEach((weight, at) => {
    if (weight === 0) return
    const early = { home: Math.floor(at / size) % size, away: at % size }
    const full = { home: Math.floor(at / size / size / size), away: Math.floor(at / size / size) % size }
    found.push({ full, early, weight })
  })
  return found
}
