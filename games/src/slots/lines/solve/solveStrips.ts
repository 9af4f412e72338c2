import { minus, present, toNumber, type Rational, type Rng } from '@ronda/core'
import { openStream, type RoundSeed } from '@ronda/fair'
import { reasonedReturn } from '../../reels/freeSpins/proof.ts'
import type { LinesModel } from '../model.ts'
import { FIRST_PAYING, SCATTER, WILD } from '../../symbols.ts'
import { isCrowded, layStrip } from './layStrip.ts'

/** What a set of strips is made of. */
export type Mixture = {
  /** How many wilds and scatters each strip has, exactly. */
  readonly wilds: readonly number[]
  readonly scatters: readonly number[]
  /** The approximate number of each symbol on a strip: the solver changes it to reach the return. */
  readonly weights: readonly number[]
}

/** A title before it has strips. */
export type Recipe = {
  readonly rules: Omit<LinesModel, 'baseStrips' | 'freeStrips'>
  /** How many cells each strip has. */
  readonly reelStops: readonly number[]
  readonly base: Mixture
  readonly free: Mixture
  /** The return is to be at least this. */
  readonly target: Rational
  /** The seed for laying out and changing strips: the same recipe always gives the same strips. */
  readonly seed: RoundSeed
}

/** How far above its target a return may end. */
export const RETURN_TOLERANCE = 1e-6

/** Within this distance of the target any change is accepted, so that the search cannot get stuck. */
const WANDER = 5e-4

/** A feasible recipe takes some thousand changes; one that needs more is not feasible. */
const CHANGES_MAX = 50_000

/** Finds strips that give the recipe its return, by changing one cell at a time. */
export function solveStrips(recipe: Recipe, changesMax: number = CHANGES_MAX): LinesModel {
  const rng = openStream(recipe.seed)
  const base = recipe.reelStops.map((stops, reel) => layStrip(dealCounts(recipe.base, reel, stops, rng), rng))
  const free = recipe.reelStops.map((stops, reel) => layStrip(dealCounts(recipe.free, reel, stops, rng), rng))
  const model: LinesModel = { ...recipe.rules, baseStrips: base, freeStrips: free }

  let excess = excessOf(model, recipe.target)
  for (let changes = 0; changes < changesMax; changes++) {
    if (excess >= 0 && excess <= RETURN_TOLERANCE) return model
    const [strips, mixture] = rng(2) === 0 ? [base, recipe.base] : [free, recipe.free]
    const undo = changeCell(present(strips[rng(strips.length)], 'a strip'), mixture, rng)
    const changed = excessOf(model, recipe.target)
    if (Math.abs(changed) <= Math.max(WANDER, Math.abs(excess))) excess = changed
    else undo()
  }
  throw new Error(`broken promise: no strips found for ${recipe.rules.id}`)
}

function excessOf(model: LinesModel, target: Rational): number {
  return toNumber(minus(reasonedReturn(model), target))
}

/** How many cells of each symbol a strip gets: the wilds and scatters asked for, every other once, the rest by weight. */
function dealCounts(mixture: Mixture, reel: number, stops: number, rng: Rng): readonly number[] {
  const counts: number[] = mixture.weights.map(() => 1)
  counts[WILD] = mixture.wilds[reel] ?? 0
  counts[SCATTER] = mixture.scatters[reel] ?? 0
  const dealt = counts.reduce((sum, count) => sum + count, 0)
  for (let cell = dealt; cell < stops; cell++) {
    const symbol = drawByWeight(mixture.weights, rng)
    counts[symbol] = (counts[symbol] ?? 0) + 1
  }
  return counts
}

function drawByWeight(weights: readonly number[], rng: Rng): number {
  let left = rng(weights.reduce((sum, weight) => sum + weight, 0))
  return weights.findIndex((weight) => {
    left -= weight
    return left < 0
  })
}

/** Puts another paying symbol in place of one that has more cells on the strip, and says how to take it back. */
function changeCell(strip: number[], mixture: Mixture, rng: Rng): () => void {
  const cell = rng(strip.length)
  const before = present(strip[cell], 'a cell')
  const undo = (): void => {
    strip[cell] = before
  }
  const hasMore = strip.indexOf(before) !== strip.lastIndexOf(before)
  if (before >= FIRST_PAYING && hasMore) strip[cell] = drawByWeight(mixture.weights, rng)
  if (strip.some((_, other) => isCrowded(strip, other))) undo()
  return undo
}
