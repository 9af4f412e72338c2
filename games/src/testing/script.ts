import type { Rng } from '@ronda/core'

/** Draws that were decided beforehand; asking for more than there are, or above a bound, is a fault of the test. */
export function script(...draws: readonly number[]): Rng {
  let next = 0
  return (below) => {
    const drawn = draws[next]
    next += 1
    if (drawn === undefined || drawn >= below) throw new Error(`draw ${next} below ${below} is ${drawn}`)
    return drawn
  }
}
