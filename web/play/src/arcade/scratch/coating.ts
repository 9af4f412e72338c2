/** A coat over a cell that can be rubbed off: which of its dots are gone, in a grid of 8 by 8. */
export const DOTS = 8

/** When so much of a cell is bare, the rest falls off by itself. */
const BARE_ENOUGH = 0.55

export type Coat = ReadonlySet<number>

export const newCoat: Coat = new Set()

/** The dots within reach of a finger, from a place in the cell where 0 to 1 goes across. */
export function rubbed(coat: Coat, x: number, y: number, reach: number): Coat {
  const bare = new Set(coat)
  for (let dot = 0; dot < DOTS * DOTS; dot++) {
    const [left, top] = [((dot % DOTS) + 0.5) / DOTS, (Math.floor(dot / DOTS) + 0.5) / DOTS]
    if (Math.hypot(left - x, top - y) <= reach) bare.add(dot)
  }
  return bare.size === coat.size ? coat : bare
}

export const isBare = (coat: Coat): boolean => coat.size >= DOTS * DOTS * BARE_ENOUGH
