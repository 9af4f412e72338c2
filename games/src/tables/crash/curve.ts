import { present } from '@ronda/core'

/** Multiples are told in hundredths: it begins at 1.00, and at 10,000.00 everybody leaves. */
export const CRASH_MIN = 100
export const CRASH_MAX = 1_000_000

/** What each hundredth is counted in, so that what is cut in a millisecond is not seen. */
const FINE = 1_000_000_000
/** In a millisecond it grows by so many parts in so many: to 2.00 in 11.6 seconds, to 10.00 in 38.4. */
export const GROWTH = { parts: 6, of: 100_000 } as const

let known: Uint32Array | undefined

/**
 * The multiple at every millisecond until the greatest. Each comes from the one before in whole numbers, cut and not
 * rounded, and none of them is greater than what a number holds exactly: every machine has the same curve.
 */
function curve(): Uint32Array {
  if (known !== undefined) return known
  const multiples: number[] = []
  for (let fine = CRASH_MIN * FINE; fine < CRASH_MAX * FINE; fine += Math.floor((fine * GROWTH.parts) / GROWTH.of))
    multiples.push(Math.floor(fine / FINE))
  known = Uint32Array.from([...multiples, CRASH_MAX])
  return known
}

/** The multiple so long after it began, in hundredths. After the greatest it stays there. */
export function multipleAt(ms: number): number {
  const multiples = curve()
  return present(multiples[Math.min(Math.max(Math.floor(ms), 0), multiples.length - 1)], 'a point of the curve')
}

/** The first millisecond at which it is as great as that. */
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
