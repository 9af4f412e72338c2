/** Random numbers in [0, 1), the same sequence for the same seed, so that a picture depends on its seed alone. */
export type Chance = () => number

export function chanceFrom(seed: number): Chance {
  let state = seed | 0
  return () => {
    state = (state + 0x9e3779b9) | 0
    let mixed = Math.imul(state ^ (state >>> 16), 0x21f0aaad)
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97)
    return ((mixed ^ (mixed >>> 15)) >>> 0) / 4_294_967_296
  }
}

export const between = (chance: Chance, low: number, high: number): number => low + chance() * (high - low)
