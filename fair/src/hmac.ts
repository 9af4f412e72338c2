import { makeBytes } from './bytes.ts'
import { BLOCK_BYTES, hashBlock, rehash, sha256, type Midstate } from './sha256.ts'

const INNER_PAD = 0x36
const OUTER_PAD = 0x5c

/** A key after its two blocks were hashed (RFC 2104). Each message then costs two compressions less. */
export type HmacKey = { readonly inner: Midstate; readonly outer: Midstate }

export function hmacKey(key: Uint8Array): HmacKey {
  const fitting = key.length > BLOCK_BYTES ? makeBytes(sha256(key)) : key
  return { inner: hashPadded(fitting, INNER_PAD), outer: hashPadded(fitting, OUTER_PAD) }
}

function hashPadded(key: Uint8Array, pad: number): Midstate {
  const block = new Uint8Array(BLOCK_BYTES).fill(pad)
  for (let i = 0; i < key.length; i++) block[i] = (key[i] ?? 0) ^ pad
  return hashBlock(block)
}

/** The eight words of HMAC-SHA256 of `message`. */
export function hmacSha256(key: HmacKey, message: Uint8Array): Int32Array {
  const words = sha256(message, key.inner)
  rehash(words, key.outer)
  return words
}
