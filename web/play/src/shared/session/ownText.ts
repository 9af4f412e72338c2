import { OWN_TEXT_MAX } from '@ronda/fair'

/** The number of random characters in every text. */
const CHANCE = 10
const CHANCE_AT_END = /\.[0-9a-z]{10}$/

/** How many characters a player may type: the rest of the text is random. */
export const TYPED_MAX = OWN_TEXT_MAX - CHANCE - 1

/**
 * A player's text followed by random characters. If the server could predict the text, for example because it equals
 * the last one, it could try server seeds until one suits that text, before it shows the commitment: then the order of
 * the two would prove nothing.
 */
export const withChance = (typed: string, random: string): string =>
  typed === '' ? random.slice(0, OWN_TEXT_MAX) : `${typed.slice(0, TYPED_MAX)}.${random.slice(0, CHANCE)}`

/** The part of a text that the player typed; empty if it is all random. */
export const typedOf = (ownText: string): string =>
  CHANCE_AT_END.test(ownText) ? ownText.replace(CHANCE_AT_END, '') : ''
