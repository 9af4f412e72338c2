import type { Rng } from '@ronda/core'

/** So many different numbers of 0 to `of` − 1 in the order drawn, every order equally likely: as balls from an urn. */
export function drawDistinct(rng: Rng, many: number, of: number): readonly number[] {
  const urn = Array.from({ length: of }, (_, number) => number)
  return Array.from({ length: many }, () => urn.splice(rng(urn.length), 1)).flat()
}
