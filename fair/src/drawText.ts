import { randomnessOf, type BeaconChain, type IsSigned } from './beacon.ts'

/** How many digits of a beacon's hash are part of a salt. */
const DIGITS = 16

/** Where a beacon decides, a hyphen precedes the digits. */
const SALT = /^[0-9a-z]+(?:-(?<digits>[0-9a-f]{16}))?$/

/**
 * The salt of a chain, published before its first round. It names the beacon that decides all rounds of the chain, or
 * none: so everyone can see before any bet whether a round waits for a beacon.
 */
export function saltOf(random: string, beacon: Pick<BeaconChain, 'hash'> | undefined): string {
  return beacon === undefined ? random : `${random}-${beacon.hash.slice(0, DIGITS)}`
}

/** The digits of the beacon that a salt names; undefined when it names none. */
export const beaconIn = (salt: string): string | undefined => SALT.exec(salt)?.groups?.['digits']

/** Whether a salt names this beacon. */
export const isOfBeacon = (salt: string, { hash }: Pick<BeaconChain, 'hash'>): boolean =>
  beaconIn(salt) === hash.slice(0, DIGITS)

type Claim = { readonly salt: string; readonly beaconRound: number | null; readonly signature: string | null }

/** Whether the beacon that the salt names has signed its round; where it names none there is nothing to sign. */
export function isBeaconRight(
  { salt, beaconRound, signature }: Claim,
  isSigned: IsSigned,
  chain: BeaconChain,
): boolean {
  if (beaconIn(salt) === undefined) return signature === null
  if (!isOfBeacon(salt, chain) || beaconRound === null || signature === null) return false
  return isSigned({ publicKey: chain.publicKey, round: beaconRound, signature })
}

/** What a shared draw depends on besides its secret. */
export type Binding = {
  /** The root of the tree of all tickets; null for a round under the former rules, when tables were not sealed. */
  readonly root: string | null
  /** The signature of the beacon round, in hexadecimal; null where there is none. */
  readonly signature: string | null
}

/**
 * The text that replaces the player's in a shared draw. Where a beacon decides, it depends on the signature alone and
 * not on the tickets: otherwise somebody who sees the beacon first could still choose the outcome, by adding a ticket
 * before the root is published.
 */
export function drawText(salt: string, { root, signature }: Binding): string {
  if (beaconIn(salt) !== undefined) return signature === null ? salt : `${salt}:${randomnessOf(signature)}`
  if (root === null) return salt
  return signature === null ? `${salt}:${root}` : `${salt}:${root}:${randomnessOf(signature)}`
}

/** The salt of a draw's text. */
export const saltIn = (text: string): string => text.split(':', 1)[0] ?? ''

/**
 * The rule by which a text was made: `beacon` and `tickets` are in force. `former` is how tables were drawn before they
 * were sealed, and lotteries before the beacon was named when a round opens. Undefined when the text is bound to
 * something else.
 */
export function ruleOfDraw(text: string, binding: Binding): 'beacon' | 'tickets' | 'former' | undefined {
  const salt = saltIn(text)
  if (!SALT.test(salt) || text !== drawText(salt, binding)) return undefined
  if (beaconIn(salt) !== undefined) return binding.root !== null && binding.signature !== null ? 'beacon' : undefined
  return binding.root !== null && binding.signature === null ? 'tickets' : 'former'
}
