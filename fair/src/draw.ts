import { assert } from '@ronda/core'

/** How many values one word of the stream can take. */
export const WORD_VALUES: number = 2 ** 32

/** Bounds stop here, so that a word times the bound is a whole number that a float still holds exactly. */
export const BELOW_MAX: number = 2 ** 21

/** Said of a word that must be thrown away, because keeping it would make some results likelier than others. */
export const REDRAW = -1

/**
 * Maps a word to an integer in [0, below), or asks for another word.
 *
 * Word × below falls into `below` stretches of `wordValues` numbers each; the stretch is the result. When `wordValues`
 * is no multiple of `below`, some stretches catch one word more than others. Leaving out the words that fall on the
 * first `wordValues mod below` numbers of a stretch leaves every stretch the same number of words.
 */
export function pickBelow(word: number, below: number, wordValues: number = WORD_VALUES): number {
  const product = word * below
  const stretch = Math.floor(product / wordValues)
  const place = product - stretch * wordValues
  // What is left out is less than `below`, so that nearly every word is spared the division.
  return place < below && place < wordValues % below ? REDRAW : stretch
}

const isBound = (below: number): boolean => Number.isInteger(below) && below >= 1 && below <= BELOW_MAX

/** An integer in [0, below), each equally likely, from as many words as it takes. */
export function drawBelow(nextWord: () => number, below: number): number {
  // The words of a broken promise are only made for one: this is asked of every draw.
  if (!isBound(below)) assert(false, `a draw below ${below}`)
  let drawn = pickBelow(nextWord(), below)
  while (drawn === REDRAW) drawn = pickBelow(nextWord(), below)
  return drawn
}
