import type { Grid, Step, Win } from '@ronda/games'

/** All prizes are shown together first; then one after the other. */
export const TOGETHER_MS = 1_100
export const TURN_MS = 1_300

/** Which prize is shown this long after paying began: -1 for all together. */
export function turnAt(count: number, sinceMs: number): number {
  if (count === 0 || !(sinceMs >= TOGETHER_MS)) return -1
  return Math.floor((sinceMs - TOGETHER_MS) / TURN_MS) % count
}

/** A prize on the grid, with its multipliers. */
export type Highlight = Win & { readonly paid: number }

/** Everything a step pays for, the highest first, including symbols that win free spins. */
export function highlightsOf(step: Step, grid: Grid): readonly Highlight[] {
  if (step.type === 'pay') {
    return step.wins
      .map((win) => ({ ...win, paid: win.coins * step.times }))
      .toSorted((left, right) => right.paid - left.paid)
  }
  const [first] = step.type === 'award' ? step.cells : []
  if (step.type !== 'award' || !first) return []
  const symbol = grid[first[0]]?.[first[1]] ?? 0
  return [{ symbol, cells: step.cells, count: step.cells.length, coins: 0, paid: 0 }]
}
