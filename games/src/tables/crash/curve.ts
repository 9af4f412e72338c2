import { present } from '@ronda/core'

/** Multiples are in hundredths: the first is 1.00, and at 10,000.00 every bet leaves. */
export const CRASH_MIN = 100
export const CRASH_MAX = 1_000_000

/**
 * Fractions of a hundredth that the curve is computed with, so that rounding at each millisecond has no visible effect.
 */
const FINE = 1_000_000_000
/** Its growth per millisecond, as a fraction: 2.00 after 11.6 seconds, 10.00 after 38.4. */
export const GROWTH = { parts: 6, of: 100_000 } as const

let known: Uint32Array | undefined

/**
 * The multiple at every millisecond up to the greatest. Each is computed from the one before in whole numbers, cut and
 * not rounded, and all of them are exact in a float: so the curve is the same on every machine.
 */
function curve(): Uint32Array {
  if (known !== undefined) return known
  const multiples: number[] = []
  for (let fine = CRASH_MIN * FINE; fine < CRASH_MAX * FINE; fine += Math.floor((fine * GROWTH.parts) / GROWTH.of))
    multiples.push(Math.floor(fine / FINE))
  known = Uint32Array.from([...multiples, CRASH_MAX])
  return known
}

/** The multiple this long after the start, in hundredths. It stays at the greatest. */
export function multipleAt(ms: number): number {
  const multiples = curve()
  return present(multiples[Math.min(Math.max(Math.floor(ms), 0), multiples.length - 1)], 'a point of the curve')
}

/** The first millisecond at which a multiple is reached. */
export function msOf(multiple: number): number {
  const multiples = curve()
  let [low, high] = [0, multiples.length - 1]
  while (low < high) {
    const middle = (low + high) >> 1
    if (present(multiples[middle], 'a point of the curve') < multiple) low = middle + 1
    else high = middle
  }
  return low
}
