/** How often in a row what came last has come, and the longest row of either side. */
export type Streak = { readonly side: string; readonly now: number; readonly longest: number }

/** `sides`: what came, the newest first. Undefined while nothing has come. */
export function streakOf(sides: readonly string[]): Streak | undefined {
  const [side] = sides
  if (side === undefined) return undefined
  const rows: number[] = []
  for (const [at, one] of sides.entries())
    if (one === sides[at - 1]) rows.push((rows.pop() ?? 0) + 1)
    else rows.push(1)
  return { side, now: rows[0] ?? 0, longest: Math.max(...rows) }
}
