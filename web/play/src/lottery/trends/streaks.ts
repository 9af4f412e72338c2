/** The current streak of the last side, and the longest streak of either side. */
export type Streak = { readonly side: string; readonly now: number; readonly longest: number }

/** `sides`: the winning sides, the newest first. Undefined if there is none. */
export function streakOf(sides: readonly string[]): Streak | undefined {
  const [side] = sides
  if (side === undefined) return undefined
  const rows: number[] = []
  for (const [at, one] of sides.entries())
    if (one === sides[at - 1]) rows.push((rows.pop() ?? 0) + 1)
    else rows.push(1)
  return { side, now: rows[0] ?? 0, longest: Math.max(...rows) }
}
