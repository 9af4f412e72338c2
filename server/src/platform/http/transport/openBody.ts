import { importJWK, type CryptoKey } from 'jose'
import { KEY_AGREEMENT, unwrap, type OpeningJob } from './transport.ts'

/** The newest, and the one before it. */
const KEYS_MAX = 2
const keys = new Map<string, Promise<CryptoKey | Uint8Array>>()

function keyOf({ kid, jwk }: OpeningJob): Promise<CryptoKey | Uint8Array> {
  const known = keys.get(kid) ?? importJWK(jwk, KEY_AGREEMENT)
  keys.set(kid, known)
  const [oldest] = keys.keys()
  if (keys.size > KEYS_MAX && oldest !== undefined) keys.delete(oldest)
  return known
}

/** The text of an encrypted body, or null when it was not encrypted to this key. */
export async function openBody(job: OpeningJob): Promise<string | null> {
  return unwrap(job.jwe, await keyOf(job))
}
