import { bytesOf, makeHex } from './bytes.ts'
import { sha256 } from './sha256.ts'

/** SHA-256 of the UTF-8 bytes of a text, in hexadecimal. */
export function sha256Hex(text: string): string {
  return makeHex(sha256(bytesOf(text)))
}

/**
 * What the server publishes before the first bet: it binds the server to its seed without revealing it. The digest is
 * taken of the seed's hexadecimal text, as existing verifiers expect.
 */
export function commitmentOf(serverSeed: string): string {
  return sha256Hex(serverSeed)
}
