import { rational, type Rational } from '@ronda/core'
import { chooseExactly } from '../../cards/sets.ts'
import { CALLED } from '../bingo.ts'
import { BALLS, FREE_CELL, lines, SIDE } from '../card.ts'

const NUMBERS = SIDE * SIDE - 1
const COUNTS = lines.length + 1

/** Each line as a set of the 24 numbers: the free cell needs no mark. */
const masks = lines.map((cells) =>
  cells
    .filter((cell) => cell !== FREE_CELL)
    .reduce((mask, cell) => mask | (1 << (cell > FREE_CELL ? cell - 1 : cell)), 0),
)

const bitsOf = (mask: number): number => {
  let bits = 0
  for (let left = mask; left !== 0; left &= left - 1) bits += 1
  return bits
}

/** How many ways there are to mark so many numbers with so many lines full: by enumerating all 16,777,216 of them. */
export function markedByEnumeration(): readonly (readonly bigint[])[] {
  const counts = new Uint32Array((NUMBERS + 1) * COUNTS)
  for (let marked = 0; marked < 1 << NUMBERS; marked++) {
    let full = 0
    for (const mask of masks) if ((marked & mask) === mask) full += 1
    const at = bitsOf(marked) * COUNTS + full
    counts[at] = (counts[at] ?? 0) + 1
  }
  return Array.from({ length: NUMBERS + 1 }, (_, size) =>
    Array.from({ length: COUNTS }, (_, full) => BigInt(counts[size * COUNTS + full] ?? 0)),
  )
}

/** The same by inclusion and exclusion over the 4,096 sets of lines, without enumerating cards. */
export function markedByExclusion(): readonly (readonly bigint[])[] {
  /** By how many lines a set has: how many of its sets need so many numbers. */
  const needed = Array.from({ length: COUNTS }, () => Array.from({ length: NUMBERS + 1 }, () => 0n))
  for (let set = 0; set < 1 << masks.length; set++) {
    const union = masks.reduce((all, mask, line) => ((set >> line) & 1 ? all | mask : all), 0)
    const row = needed[bitsOf(set)]
    const size = bitsOf(union)
    if (row) row[size] = (row[size] ?? 0n) + 1n
  }
  const withAtLeast = (size: number, chosen: number): bigint =>
    (needed[chosen] ?? []).reduce((sum, sets, union) => sum + sets * chooseExactly(NUMBERS - union, size - union), 0n)
  return Array.from({ length: NUMBERS + 1 }, (_, size) =>
    Array.from({ length: COUNTS }, (_, full) => {
      let exactly = 0n
      for (let chosen = full; chosen < COUNTS; chosen++) {
        const sign = (chosen - full) % 2 === 0 ? 1n : -1n
        exactly += sign * chooseExactly(chosen, full) * withAtLeast(size, chosen)
      }
      return exactly
    }),
  )
}

/** The chance of each number of full lines: how many of a card's numbers are called is hypergeometric. */
export function chancesOfLines(marked: readonly (readonly bigint[])[]): readonly Rational[] {
  const all = chooseExactly(BALLS, CALLED)
  return Array.from({ length: COUNTS }, (_, full) => {
    let ways = 0n
    marked.forEach((byLines, size) => {
      // A set of marked numbers is called by any balls that hold it and no other number of the card.
      ways += (byLines[full] ?? 0n) * chooseExactly(BALLS - NUMBERS, CALLED - size)
    })
    return rational(ways, all)
  })
}
