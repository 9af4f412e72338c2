/**
 * How many digits of the commitment are part of the client seed: 128 bits, too many to find another secret that
 * matches.
 */
const DIGITS = 32
/** With the hyphen and the digits the client seed is at most 64 characters long. */
export const OWN_TEXT_MAX = 31

/** Printable ASCII without the colon that separates the parts of the message that is hashed. */
const OWN_TEXT = /^[!-9;-~]{1,31}$/

/** Whether a player's own part of the client seed can be used. */
export const isOwnText = (text: string): boolean => OWN_TEXT.test(text)

/** Appended to the player's own text. */
const tailOf = (commitment: string): string => `-${commitment.slice(0, DIGITS)}`

/**
 * The client seed for a commitment. It contains digits of the commitment, so it was made when the commitment was known:
 * a server that made its secret after it saw the text would have to find a secret whose commitment has these digits.
 */
export function bindClientSeed(ownText: string, commitment: string): string {
  return `${ownText}${tailOf(commitment)}`
}

/** The player's own part of a client seed; undefined for one that was not made for this commitment. */
export function ownTextOf(clientSeed: string, commitment: string): string | undefined {
  const tail = tailOf(commitment)
  const own = clientSeed.slice(0, -tail.length)
  return tail.length === DIGITS + 1 && clientSeed.endsWith(tail) && isOwnText(own) ? own : undefined
}

/** Whether a client seed was made for this commitment, and therefore after it. */
export const isBoundSeed = (clientSeed: string, commitment: string): boolean =>
  ownTextOf(clientSeed, commitment) !== undefined
