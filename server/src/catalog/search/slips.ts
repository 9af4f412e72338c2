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

/** A slip brings in one letter at most, so words with more strange letters than slips need no closer look. */
export function hasStrangers(typed: number, known: number, slips: number): boolean {
  let count = 0
  for (let rest = typed & ~known; rest !== 0; rest &= rest - 1) count += 1
  return count > slips
}

export type Slips = {
  /** Between what was typed and the whole word. */
  readonly whole: number
  /** Between what was typed and the beginning of the word that is closest to it. */
  readonly beginning: number
}

/** Longer than any word that is known: what is beyond is not compared. */
const LENGTH_MAX = 64

/**
 * Counts how many slips turn known words, or their beginnings, into what was typed: a letter left out, put in, mistaken,
 * or two neighbours swapped. Above `atMost` it only says that there are more.
 */
export function makeSlipCounter(typed: string, atMost: number): (known: string) => Slips {
  // The last three lines of the table; each holds the slips to every beginning of the known word.
  let [twoBack, back, line] = [new Uint8Array(LENGTH_MAX), new Uint8Array(LENGTH_MAX), new Uint8Array(LENGTH_MAX)]

  /** Fills the line for the first `row` letters typed, and says its smallest number. */
  function fillLine(row: number, known: string, width: number): number {
    const letter = typed.charCodeAt(row - 1)
    line[0] = row
    let least = row
    for (let at = 1; at <= width; at += 1) {
      const mistaken = (back[at - 1] ?? 0) + (letter === known.charCodeAt(at - 1) ? 0 : 1)
      let slips = Math.min((back[at] ?? 0) + 1, (line[at - 1] ?? 0) + 1, mistaken)
      const mayBeSwapped = row > 1 && at > 1 && letter === known.charCodeAt(at - 2)
      if (mayBeSwapped && typed.charCodeAt(row - 2) === known.charCodeAt(at - 1)) {
        slips = Math.min(slips, (twoBack[at - 2] ?? 0) + 1)
      }
      line[at] = slips
      least = Math.min(least, slips)
    }
    return least
  }

  return (known) => {
    // A longer beginning of the word could not be what was typed.
    const width = Math.min(known.length, typed.length + atMost, LENGTH_MAX - 1)
    for (let at = 0; at <= width; at += 1) back[at] = at
    for (let row = 1; row <= typed.length; row += 1) {
      const least = fillLine(row, known, width)
      if (least > atMost) return { whole: least, beginning: least }
      ;[twoBack, back, line] = [back, line, twoBack]
    }
    const whole = width === known.length ? (back[width] ?? 0) : atMost + 1
    return { whole, beginning: Math.min(...back.subarray(0, width + 1)) }
  }
}
