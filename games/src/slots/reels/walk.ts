import { cycleOf, type Tallies } from './tally.ts'
import type { Cycle, Shape } from './shape.ts'
import { walkLines } from './walkLines.ts'
import { walkWays } from './walkWays.ts'

/**
 * Looks at everything that a spin can show, one reel after the other, and keeps what each of them pays. Only where no run
 * is left are the reels that follow counted together: whatever they show, it pays no more.
 */
export function walk(shape: Shape): Tallies {
  return shape.lines === undefined ? walkWays(shape) : walkLines(shape, shape.lines)
}

export function walkCycle(shape: Shape): Cycle {
  return cycleOf(walk(shape))
}
