import { assert } from '@ronda/core'

/** How many values one word of the stream can take. */
export const WORD_VALUES: number = 2 ** 32

/** The largest bound: a word times the bound must be a whole number that a float holds exactly. */
export const BELOW_MAX: number = 2 ** 21

/** Marks a word that must be rejected, because using it would make some results likelier than others. */
export const REDRAW = -1

/**
 * Maps a word to an integer in [0, below), or rejects it.
 *
 * Word × below falls into `below` intervals of `wordValues` numbers each; the interval is the result. When `wordValues`
 * is no multiple of `below`, some intervals get one word more than others. Rejecting the words that fall on the first
 * `wordValues mod below` numbers of an interval leaves every interval the same number of words.
 */
export function pickBelow(word: number, below: number, wordValues: number = WORD_VALUES): number {
  const product = word * below
  const stretch = Math.floor(product / wordValues)
  const place = product - stretch * wordValues
  // Fewer than `below` words are rejected, so nearly every word is accepted without the division.
  return place < below && place < wordValues % below ? REDRAW : stretch
}

const isBound = (below: number): boolean => Number.isInteger(below) && below >= 1 && below <= BELOW_MAX

/** An integer in [0, below), each equally likely, from as many words as it takes. */
export function drawBelow(nextWord: () => number, below: number): number {
  // The message is only built when the check fails: this runs for every draw.
  if (!isBound(below)) assert(false, `a draw below ${below}`)
  let drawn = pickBelow(nextWord(), below)
  while (drawn === REDRAW) drawn = pickBelow(nextWord(), below)
  return drawn
}
