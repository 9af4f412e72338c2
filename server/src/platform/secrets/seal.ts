import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { assert } from '@ronda/core'

/** The key that seals what must not be read from a copy of the database. */
export type SecretKey = { readonly bytes: Buffer }

const ALGORITHM = 'aes-256-gcm'
/** The first byte of a sealed value, so that another way of sealing can be distinguished from this one. */
const VERSION = 1
const IV_BYTES = 12
const TAG_BYTES = 16
const HEAD_BYTES = 1 + IV_BYTES + TAG_BYTES

/** Encrypts `bytes`. `place` names where they will be stored: they open only there, so rows cannot be swapped. */
export function sealBytes(key: SecretKey, bytes: Buffer, place: string): Buffer {
  const iv = randomBytes(IV_BYTES)
  const cipher = createCipheriv(ALGORITHM, key.bytes, iv).setAAD(Buffer.from(place))
  const body = Buffer.concat([cipher.update(bytes), cipher.final()])
  return Buffer.concat([Buffer.from([VERSION]), iv, cipher.getAuthTag(), body])
}

/** Throws when the key is another, the value was changed, or it was moved from its place. */
export function unsealBytes(key: SecretKey, sealed: Buffer, place: string): Buffer {
  assert(sealed.length >= HEAD_BYTES && sealed[0] === VERSION, 'a sealed value of a known version')
  const iv = sealed.subarray(1, 1 + IV_BYTES)
  const decipher = createDecipheriv(ALGORITHM, key.bytes, iv, { authTagLength: TAG_BYTES })
  decipher.setAAD(Buffer.from(place)).setAuthTag(sealed.subarray(1 + IV_BYTES, HEAD_BYTES))
  return Buffer.concat([decipher.update(sealed.subarray(HEAD_BYTES)), decipher.final()])
}

export function seal(key: SecretKey, text: string, place: string): Buffer {
  return sealBytes(key, Buffer.from(text, 'utf8'), place)
}

export function unseal(key: SecretKey, sealed: Buffer, place: string): string {
  return unsealBytes(key, sealed, place).toString('utf8')
}
