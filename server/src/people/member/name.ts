import type { Rng } from '@ronda/core'

const CONSONANTS = 'bcdfgjklmnprstvz'
const VOWELS = 'aeiou'
/** Letters and digits that do not look like others. */
const PLAIN_LETTERS = 'abcdefghjkmnpqrstuvwxyz'
const PLAIN_DIGITS = '23456789'

const SYLLABLES = 4
const DIGITS = 3

const oneOf = (rng: Rng, letters: string): string => letters.charAt(rng(letters.length))
const several = (count: number, make: () => string): string => Array.from({ length: count }, make).join('')

/** A pronounceable name, such as `kavomiru482`, that reveals nothing about its owner. */
export function inventName(rng: Rng, start = ''): string {
  const word = several(SYLLABLES, () => oneOf(rng, CONSONANTS) + oneOf(rng, VOWELS))
  return start.toLowerCase() + word + several(DIGITS, () => oneOf(rng, PLAIN_DIGITS))
}

/** Three groups of letters and one of digits, about 66 bits, easy to copy by hand. */
export function inventPassword(rng: Rng): string {
  const groups = Array.from({ length: 3 }, () => several(4, () => oneOf(rng, PLAIN_LETTERS)))
  return [...groups, several(4, () => oneOf(rng, PLAIN_DIGITS))].join('-')
}
