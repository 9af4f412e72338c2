import { randomnessOf, type BeaconChain } from './beacon.ts'

/** So many digits of a beacon's hash stand in a salt. */
const DIGITS = 16

/** With a hyphen before the digits, where a beacon decides. */
const SALT = /^[0-9a-z]+(?:-(?<digits>[0-9a-f]{16}))?$/

/**
 * The salt of a chain, published before its first round. It names the beacon that decides all rounds of the chain, or
 * none: so whether a round waits for a beacon is fixed for everyone to see before anybody bets.
 */
export function saltOf(random: string, beacon: Pick<BeaconChain, 'hash'> | undefined): string {
  return beacon === undefined ? random : `${random}-${beacon.hash.slice(0, DIGITS)}`
}

/** The digits of the beacon that a salt names; undefined for one that names none. */
export const beaconIn = (salt: string): string | undefined => SALT.exec(salt)?.groups?.['digits']

/** Whether a salt names this beacon. */
export const isOfBeacon = (salt: string, { hash }: Pick<BeaconChain, 'hash'>): boolean =>
  beaconIn(salt) === hash.slice(0, DIGITS)

/** What a shared draw depends on beside its secret. */
export type Binding = {
  /** The root of the tree of all tickets; null for a round of before, when tables were not sealed. */
  readonly root: string | null
  /** What the beacon of the round signed, in hexadecimal; null where there is none. */
  readonly signature: string | null
}

/**
 * The text that stands for the player's in a shared draw. Where a beacon decides it is what the beacon signed and nothing
 * of the tickets: whoever sees the beacon first could otherwise still choose, by adding a ticket before the root is told.
 */
export function drawText(salt: string, { root, signature }: Binding): string {
  if (beaconIn(salt) !== undefined) return signature === null ? salt : `${salt}:${randomnessOf(signature)}`
  if (root === null) return salt
  return signature === null ? `${salt}:${root}` : `${salt}:${root}:${randomnessOf(signature)}`
}

/** The salt of a draw's text. */
export const saltIn = (text: string): string => text.split(':', 1)[0] ?? ''

/**
 * By which rule a text was made: `beacon` and `tickets` are in force. `former` is how tables were drawn before they were
 * sealed, and lotteries before the beacon was named when a round opens. Undefined for what is bound to something else.
 */
export function ruleOfDraw(text: string, binding: Binding): 'beacon' | 'tickets' | 'former' | undefined {
  const salt = saltIn(text)
  if (!SALT.test(salt) || text !== drawText(salt, binding)) return undefined
  if (beaconIn(salt) !== undefined) return binding.root !== null && binding.signature !== null ? 'beacon' : undefined
  return binding.root !== null && binding.signature === null ? 'tickets' : 'former'
}
