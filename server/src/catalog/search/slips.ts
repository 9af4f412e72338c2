/** Slips of the finger that are forgiven in a word: a short one would become any other. */
export function slipsForgiven(word: string): number {
  if (word.length < 4) return 0
  return word.length < 8 ? 1 : 2
}

const FIRST_LETTER = 97
const LETTERS = 26
const SIGN = 1 << LETTERS

/** The letters of a word as bits, whatever their number and order; anything that is not a to z is one sign. */
export function lettersOf(word: string): number {
  let bits = 0
  for (let at = 0; at < word.length; at += 1) {
    const letter = word.charCodeAt(at) - FIRST_LETTER
    bits |= letter >= 0 && letter < LETTERS ? 1 << letter : SIGN
  }
  return bits
}

function countBits(bits: number): number {
  let count = 0
  for (let rest = bits; rest !== 0; rest &= rest - 1) count += 1
  return count
}

/** A slip brings in one letter at most, so words with more strange letters than slips need no closer look. */
export function mayBeNear(typed: number, known: number, slips: number): boolean {
  return countBits(typed & ~known) <= slips
}

export type Slips = {
  /** Between what was typed and the whole word. */
  readonly whole: number
  /** Between what was typed and the beginning of the word that is closest to it. */
  readonly beginning: number
}

/**
 * How many slips turn a known word, or its beginning, into what was typed: a letter left out, put in, mistaken, or two
 * neighbours swapped. Above `atMost` it is only known to be more.
 */
export function countSlips(typed: string, known: string, atMost: number): Slips {
  // Beyond this the beginning of the word is too long to be what was typed.
  const width = Math.min(known.length, typed.length + atMost + 1)
  let twoBack: number[] = []
  let back: number[] = Array.from({ length: width + 1 }, (_, at) => at)
  for (let row = 1; row <= typed.length; row += 1) {
    const line: number[] = [row]
    let least = row
    for (let at = 1; at <= width; at += 1) {
      const isSame = typed[row - 1] === known[at - 1]
      let slips = Math.min((back[at] ?? 0) + 1, (line[at - 1] ?? 0) + 1, (back[at - 1] ?? 0) + (isSame ? 0 : 1))
      const isSwapped = row > 1 && at > 1 && typed[row - 1] === known[at - 2] && typed[row - 2] === known[at - 1]
      if (isSwapped) slips = Math.min(slips, (twoBack[at - 2] ?? 0) + 1)
      line.push(slips)
      least = Math.min(least, slips)
    }
    if (least > atMost) return { whole: least, beginning: least }
    twoBack = back
    back = line
  }
  const isWhole = width === known.length
  return { whole: isWhole ? (back[width] ?? atMost + 1) : atMost + 1, beginning: Math.min(...back) }
}
