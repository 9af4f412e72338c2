import { assert, type Rng } from '@ronda/core'

/** One of several by weight, with one draw below the sum of the weights. */
export function drawWeighted(weights: readonly number[], rng: Rng): number {
  let left = rng(weights.reduce((sum, weight) => sum + weight, 0))
  const drawn = weights.findIndex((weight) => {
    left -= weight
    return left < 0
  })
  assert(drawn >= 0, 'one of them is drawn')
  return drawn
}
