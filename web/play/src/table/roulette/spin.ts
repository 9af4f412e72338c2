/** Once around by itself. */
export const IDLE_MS = 60_000

/** Whole turns in a spin, beside the way it would have gone by itself. */
const TURNS = 3

/** Where the wheel stands by itself at a moment, in degrees. */
const idleAt = (ms: number): number => ((ms % IDLE_MS) / IDLE_MS) * 360

/** A spin begins where the wheel is, and ends where it would have been without it: nothing ever jumps. */
export function spinOf(showsAtMs: number, showMs: number): { readonly from: number; readonly to: number } {
  const from = idleAt(showsAtMs)
  return { from, to: from + (showMs / IDLE_MS) * 360 + TURNS * 360 }
}
