import type { Rng } from '@ronda/core'

/** Something that is drawn as often as its weight says. */
export type Weighted = { readonly weight: number }

export function totalWeight(items: readonly Weighted[]): number {
  return items.reduce((sum, { weight }) => sum + weight, 0)
}

/** One draw below the total weight; each item owns as many numbers as it weighs, in order. */
export function drawOne<Item extends Weighted>(items: readonly [Item, ...Item[]], rng: Rng): Item {
  let left = rng(totalWeight(items))
  for (const item of items) {
    if (left < item.weight) return item
    left -= item.weight
  }
  return items[0]
}

export function sumOf(weights: readonly number[]): number {
  let sum = 0
  for (const weight of weights) sum += weight
  return sum
}

/** One draw below the sum of the weights; each place owns as many numbers as it weighs, in order. */
export function drawIndex(weights: readonly number[], rng: Rng): number {
  let left = rng(sumOf(weights))
  let place = 0
  for (const weight of weights) {
    if (left < weight) return place
    left -= weight
    place += 1
  }
  return place
}

/** Symbols in their right proportions to show on reels, every reel beginning with another one. */
export function inProportion(weights: readonly number[], reel: number): readonly number[] {
  const strip = weights
    .flatMap((weight, symbol) => Array.from({ length: weight }, (_, nth) => ({ symbol, at: (nth + 0.5) / weight })))
    .toSorted((a, b) => a.at - b.at || a.symbol - b.symbol)
    .map(({ symbol }) => symbol)
  const from = (reel * 7) % strip.length
  return [...strip.slice(from), ...strip.slice(0, from)]
}
