import { createHmac, hkdfSync } from 'node:crypto'
import type { SecretKey } from './seal.ts'

const KEY_BYTES = 32

/** A key of its own for each purpose, so that what one gives away says nothing about another. */
function deriveKey(key: SecretKey, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', key.bytes, '', purpose, KEY_BYTES))
}

/**
 * A keyed hash to find a sealed value by, or to recognise one that is not kept. Without the key nobody can try out
 * which text it stands for; equal texts in two places have different ones.
 */
export function blindIndex(key: SecretKey, text: string, place: string): Buffer {
  return openKeyedHash(key, `index:${place}`)(text)
}

/** A keyed hash for one purpose; its key is derived once, for what is hashed with every bet. */
export function openKeyedHash(key: SecretKey, purpose: string): (text: string) => Buffer {
  const derived = deriveKey(key, purpose)
  return (text) => createHmac('sha256', derived).update(text).digest()
}
