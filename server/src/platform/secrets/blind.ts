import { createHmac, createSecretKey, hkdfSync, type KeyObject } from 'node:crypto'
import type { SecretKey } from './seal.ts'

const KEY_BYTES = 32

/** A separate key for each purpose, so that a hash for one says nothing about another. */
function deriveKey(key: SecretKey, purpose: string): KeyObject {
  // Node turns a key given as bytes into a key object with every hash, which costs five times the hash.
  return createSecretKey(Buffer.from(hkdfSync('sha256', key.bytes, '', purpose, KEY_BYTES)))
}

/**
 * A keyed hash to find a sealed value by, or to recognise one that is not stored. Without the key nobody can test
 * which text it belongs to; equal texts in two places have different hashes.
 */
export function blindIndex(key: SecretKey, text: string, place: string): Buffer {
  return openKeyedHash(key, `index:${place}`)(text)
}

/** A keyed hash for one purpose; its key is derived once, because some hashes are made with every call. */
export function openKeyedHash(key: SecretKey, purpose: string): (text: string) => Buffer {
  const derived = deriveKey(key, purpose)
  return (text) => createHmac('sha256', derived).update(text).digest()
}
