/** The typos allowed in a word. In a short word a typo would match almost any other word. */
export function typosAllowed(word: string): number {
  if (word.length < 4) return 0
  return word.length < 8 ? 1 : 2
}

const FIRST_LETTER = 97
const LETTERS = 26
const OTHER_BIT = 1 << LETTERS

/** The set of letters of a word as bits; all characters other than a to z share one bit. */
export function lettersOf(word: string): number {
  let bits = 0
  for (let at = 0; at < word.length; at += 1) {
    const letter = word.charCodeAt(at) - FIRST_LETTER
    bits |= letter >= 0 && letter < LETTERS ? 1 << letter : OTHER_BIT
  }
  return bits
}

/** A typo adds at most one letter, so a word that lacks more of the typed letters than `typos` cannot match. */
export function hasTooManyOtherLetters(typed: number, known: number, typos: number): boolean {
  let count = 0
  for (let rest = typed & ~known; rest !== 0; rest &= rest - 1) count += 1
  return count > typos
}

export type TypoCounts = {
  /** Between what was typed and the whole word. */
  readonly whole: number
  /** Between what was typed and the beginning of the word that is closest to it. */
  readonly beginning: number
}

/** Longer than any known word; letters beyond it are not compared. */
const LENGTH_MAX = 64

/**
 * Counts the typos between known words, or their beginnings, and the typed text: a letter left out, added or replaced,
 * or two neighbours swapped (Damerau-Levenshtein). Above `atMost` the exact number is not computed.
 */
export function makeTypoCounter(typed: string, atMost: number): (known: string) => TypoCounts {
  // The last three rows of the table; each holds the typos to every beginning of the known word.
  let [twoBack, back, line] = [new Uint8Array(LENGTH_MAX), new Uint8Array(LENGTH_MAX), new Uint8Array(LENGTH_MAX)]

  /** Fills the row for the first `row` typed letters and returns its smallest number. */
  function fillLine(row: number, known: string, width: number): number {
    const letter = typed.charCodeAt(row - 1)
    line[0] = row
    let least = row
    for (let at = 1; at <= width; at += 1) {
      const replaced = (back[at - 1] ?? 0) + (letter === known.charCodeAt(at - 1) ? 0 : 1)
      let typos = Math.min((back[at] ?? 0) + 1, (line[at - 1] ?? 0) + 1, replaced)
      const mayBeSwapped = row > 1 && at > 1 && letter === known.charCodeAt(at - 2)
      if (mayBeSwapped && typed.charCodeAt(row - 2) === known.charCodeAt(at - 1)) {
        typos = Math.min(typos, (twoBack[at - 2] ?? 0) + 1)
      }
      line[at] = typos
      least = Math.min(least, typos)
    }
    return least
  }

  return (known) => {
    // A longer beginning of the word could not match.
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
