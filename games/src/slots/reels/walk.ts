import { cycleOf, type Tallies } from './tally.ts'
import type { Cycle, Shape } from './shape.ts'
import { walkLines } from './walkLines.ts'
import { walkWays } from './walkWays.ts'

/**
 * Enumerates all outcomes of a spin, one reel after the other, and records what each of them pays. Only where no run is
 * left are the following reels counted together: they cannot pay any more.
 */
export function walk(shape: Shape): Tallies {
  return shape.lines === undefined ? walkWays(shape) : walkLines(shape, shape.lines)
}

export function walkCycle(shape: Shape): Cycle {
  return cycleOf(walk(shape))
}
