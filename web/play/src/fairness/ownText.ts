import { OWN_TEXT_MAX } from '@ronda/fair'

/** So many random characters stand in every text. */
const CHANCE = 10
const CHANCE_AT_END = /\.[0-9a-z]{10}$/

/** What a player may type: the rest of the text is random. */
export const TYPED_MAX = OWN_TEXT_MAX - CHANCE - 1

/**
 * A player's text with random characters behind it. A text that the server could foresee, such as the one of last time,
 * would let it try secrets until one suits that text, before it shows any: then the order would show nothing.
 */
export const withChance = (typed: string, random: string): string =>
  typed === '' ? random.slice(0, OWN_TEXT_MAX) : `${typed.slice(0, TYPED_MAX)}.${random.slice(0, CHANCE)}`

/** What the player typed of a text; nothing of one that is all chance. */
export const typedOf = (ownText: string): string =>
  CHANCE_AT_END.test(ownText) ? ownText.replace(CHANCE_AT_END, '') : ''
