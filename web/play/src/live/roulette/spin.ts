/** One slow turn of the idle wheel. */
export const IDLE_MS = 60_000

/** Full turns in a spin, in addition to the idle rotation. */
const TURNS = 3

/** The angle of the idle wheel at a moment, in degrees. */
const idleAt = (ms: number): number => ((ms % IDLE_MS) / IDLE_MS) * 360

/** A spin begins where the wheel is, and ends where it would have been without it, so that nothing jumps. */
export function spinOf(showsAtMs: number, showMs: number): { readonly from: number; readonly to: number } {
  const from = idleAt(showsAtMs)
  return { from, to: from + (showMs / IDLE_MS) * 360 + TURNS * 360 }
}
