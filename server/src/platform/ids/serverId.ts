import { randomBytes } from 'node:crypto'
import { openKeyedHash, type SecretKey } from '../secrets/index.ts'

/**
 * Ids that the server makes are UUIDs of version 8. A caller may choose versions 4 and 7 only (`key` in the contract),
 * so nobody can use an id of ours before we do, and a key that is used in two features names two things.
 */
export type ServerIds = {
  /**
   * Always the same for the same kind and parts, so that a retry does the work only once. Nobody can compute it without
   * the secret key.
   */
  named(kind: string, ...parts: readonly (string | number)[]): string
}

export function openServerIds(key: SecretKey): ServerIds {
  const hash = openKeyedHash(key, 'server ids')
  // As JSON, so that no two lists of parts are the same text.
  return { named: (...parts) => uuidOf(hash(JSON.stringify(parts))) }
}

export function randomServerId(): string {
  return uuidOf(randomBytes(16))
}

/** The UUID of version 8 (RFC 9562) with these bits. */
function uuidOf(bytes: Buffer): string {
  const hex = bytes.toString('hex', 0, 16)
  const variant = '89ab'.charAt(Number.parseInt(hex.charAt(16), 16) % 4)
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20)}`
}
