/** The coating of a cell, as an 8 by 8 grid of dots that can be rubbed off. */
export const DOTS = 8

/** When this share of a cell is bare, the rest is removed too. */
const BARE_ENOUGH = 0.55

export type Coat = ReadonlySet<number>

export const newCoat: Coat = new Set()

/** The coating without the dots in reach of a finger at x and y, where 0 to 1 spans the cell. */
export function rubbed(coat: Coat, x: number, y: number, reach: number): Coat {
  const bare = new Set(coat)
  for (let dot = 0; dot < DOTS * DOTS; dot++) {
    const [left, top] = [((dot % DOTS) + 0.5) / DOTS, (Math.floor(dot / DOTS) + 0.5) / DOTS]
    if (Math.hypot(left - x, top - y) <= reach) bare.add(dot)
  }
  return bare.size === coat.size ? coat : bare
}

export const isBare = (coat: Coat): boolean => coat.size >= DOTS * DOTS * BARE_ENOUGH
