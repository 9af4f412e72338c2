import { hexOfBytes, makeBytes, readHex } from './bytes.ts'
import { sha256 } from './sha256.ts'

/** What a sealed draw depends on beside its secret. */
export type Binding = {
  /** The root of the tree of all tickets. */
  readonly root: string
  /** What a beacon signed after the tickets were sealed, in hexadecimal; null where the draw went on without one. */
  readonly signature: string | null
}

/** What everyone takes from a beacon: the hash of what it signed. */
const randomnessOf = (signature: string): string =>
  hexOfBytes(makeBytes(sha256(readHex(signature) ?? new Uint8Array())))

/** The text that stands for the player's in a sealed draw: whoever changes a ticket draws something else. */
export function boundSeed(salt: string, { root, signature }: Binding): string {
  return signature === null ? `${salt}:${root}` : `${salt}:${root}:${randomnessOf(signature)}`
}

/** Whether a text was bound to this, with whatever salt. */
export function isBoundTo(clientSeed: string, binding: Binding): boolean {
  return clientSeed === boundSeed(clientSeed.slice(0, Math.max(0, clientSeed.indexOf(':'))), binding)
}
