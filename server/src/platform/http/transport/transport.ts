import { days } from '@ronda/core'
import { compactDecrypt, decodeProtectedHeader, type CryptoKey, type JWK } from 'jose'

/** The one way in which a body may be encrypted. */
export const KEY_AGREEMENT = 'ECDH-ES'
const CONTENT_ENCRYPTION = 'A256GCM'

/** A key is published for this long, then another replaces it. */
const KEY_LIFE_MS = days(30)
/** A page that was opened before the rotation may still use the previous key. */
const KEY_GRACE_MS = days(1)

/** Longer than any filled-in form: longer ones are refused before any cryptography. */
const JWE_LENGTH_MAX = 16_000

/** Any other header field could be an attempt to choose our keys or algorithms for us. */
const HEADER_FIELDS: ReadonlySet<string> = new Set(['alg', 'enc', 'kid', 'epk'])

export type PublicKey = {
  readonly kid: string
  readonly kty: 'EC'
  readonly crv: 'P-256'
  readonly x: string
  readonly y: string
}

export type TransportKey = {
  readonly shown: PublicKey
  readonly secret: JWK
  readonly createdAtMs: number
}

/** Whether the newest key has been published long enough. */
export function isRotationDue(newest: { readonly createdAtMs: number } | undefined, nowMs: number): boolean {
  return newest === undefined || nowMs >= newest.createdAtMs + KEY_LIFE_MS
}

/** Keys that still open bodies: the newest, and for a day the one before it. Takes and returns them newest first. */
export function acceptedKeys<Key extends { readonly createdAtMs: number }>(
  newestFirst: readonly Key[],
  nowMs: number,
): readonly Key[] {
  const [newest, previous] = newestFirst
  if (newest === undefined) return []
  return previous !== undefined && nowMs < newest.createdAtMs + KEY_GRACE_MS ? [newest, previous] : [newest]
}

/** The compact JWE in a body, or undefined when the body is anything else. */
export function jweIn(body: unknown): string | undefined {
  if (typeof body !== 'object' || body === null || Object.keys(body).join() !== 'jwe') return undefined
  const { jwe } = body as { readonly jwe: unknown }
  return typeof jwe === 'string' && jwe.length <= JWE_LENGTH_MAX ? jwe : undefined
}

/** Which of our keys a JWE names; undefined when its header has a field or value that we do not accept. */
export function kidOf(jwe: string): string | undefined {
  try {
    const header = decodeProtectedHeader(jwe)
    if (!Object.keys(header).every((field) => HEADER_FIELDS.has(field))) return undefined
    if (header.alg !== KEY_AGREEMENT || header.enc !== CONTENT_ENCRYPTION) return undefined
    return header.kid
  } catch {
    return undefined
  }
}

/** A body to be opened, with the key it names. */
export type OpeningJob = { readonly jwe: string; readonly kid: string; readonly jwk: JWK }

/** The text that was encrypted, or null when it was not encrypted to this key in the one way we accept. */
export async function unwrap(jwe: string, key: CryptoKey | Uint8Array): Promise<string | null> {
  try {
    const { plaintext } = await compactDecrypt(jwe, key, {
      keyManagementAlgorithms: [KEY_AGREEMENT],
      contentEncryptionAlgorithms: [CONTENT_ENCRYPTION],
      // Compression is not accepted: a small body must not become a large one.
      maxDecompressedLength: 0,
    })
    return new TextDecoder('utf-8', { fatal: true }).decode(plaintext)
  } catch {
    return null
  }
}

/** The fields in a text, or undefined when it has none. */
export function parseFields(text: string | null): unknown {
  try {
    return text === null ? undefined : (JSON.parse(text) as unknown)
  } catch {
    return undefined
  }
}
