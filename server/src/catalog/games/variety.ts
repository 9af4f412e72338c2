import type { CatalogueGame } from './games.ts'

/** What makes two games look or play alike. */
export type Likeness = Pick<CatalogueGame, 'hero' | 'family' | 'vendor'>

/** A screen of a desktop shows this many tiles. */
export const SCREENFUL = 12
/** How far ahead a game may be taken from. A longer way would lose the order of the list. */
const AHEAD_MAX = 60

/** A repeated property costs this much within so many games before. The figure on the cover is what a player sees. */
const COSTS = [
  { of: 'hero', within: SCREENFUL - 1, cost: 20 },
  { of: 'family', within: 5, cost: 5 },
  { of: 'vendor', within: 2, cost: 2 },
] as const satisfies readonly { of: keyof Likeness; within: number; cost: number }[]

/** A third game in a row with the same property. */
const THIRD_COST = 40

/** Called a few ten thousand times for a list: it allocates nothing. */
function costAfter(before: readonly Likeness[], game: Likeness): number {
  const count = before.length
  let sum = 0
  for (const { of, within, cost } of COSTS) {
    const value = game[of]
    for (let at = Math.max(0, count - within); at < count; at++) if (before[at]?.[of] === value) sum += cost
    if (count > 1 && before[count - 1]?.[of] === value && before[count - 2]?.[of] === value) sum += THIRD_COST
  }
  return sum
}

/**
 * The same list, reordered a little: each next game is the one that repeats least of those before it, and the earliest
 * of these. So a screen has different figures and mechanics wherever the list has them.
 */
export function withVariety<Place>(places: readonly Place[], likenessOf: (place: Place) => Likeness): readonly Place[] {
  const left = [...places]
  const before: Likeness[] = []
  const ordered: Place[] = []
  while (left.length > 0) {
    let [best, bestCost] = [0, Number.POSITIVE_INFINITY]
    for (let at = 0; at < Math.min(left.length, AHEAD_MAX) && bestCost > 0; at++) {
      const cost = costAfter(before, likenessOf(left[at] as Place))
      if (cost < bestCost) [best, bestCost] = [at, cost]
    }
    const [next] = left.splice(best, 1) as [Place]
    ordered.push(next)
    before.push(likenessOf(next))
    if (before.length > SCREENFUL) before.shift()
  }
  return ordered
}
