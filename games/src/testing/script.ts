import type { Rng } from '@ronda/core'

/** Predefined draws; the test fails when it asks for more than there are, or when one is not below its bound. */
export function script(...draws: readonly number[]): Rng {
  let next = 0
  return (below) => {
    const drawn = draws[next]
    next += 1
    if (drawn === undefined || drawn >= below) throw new Error(`draw ${next} below ${below} is ${drawn}`)
    return drawn
  }
}
