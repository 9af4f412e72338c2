import { createPrivateKey, createPublicKey, hkdfSync, sign, verify, type KeyObject } from 'node:crypto'
import type { SecretKey } from './seal.ts'

/** Signs with Ed25519, so that anybody who has the public key can verify, and only the server can sign. */
export type Signer = {
  /** In hex, as it is published. */
  readonly publicKey: string
  sign(text: string): Buffer
  isSigned(text: string, signature: Buffer): boolean
}

const SEED_BYTES = 32
/** The bytes before the 32 bytes of an Ed25519 key in PKCS #8 (RFC 8410). */
const PKCS8_HEAD = Buffer.from('302e020100300506032b657004220420', 'hex')

function privateKeyOf(key: SecretKey, purpose: string): KeyObject {
  const seed = Buffer.from(hkdfSync('sha256', key.bytes, Buffer.alloc(0), `sign ${purpose}`, SEED_BYTES))
  return createPrivateKey({ key: Buffer.concat([PKCS8_HEAD, seed]), format: 'der', type: 'pkcs8' })
}

/** A separate key for each purpose, derived from the server's secret key: there is no other key to store. */
export function openSigner(key: SecretKey, purpose: string): Signer {
  const privateKey = privateKeyOf(key, purpose)
  const publicKey = createPublicKey(privateKey)
  return {
    publicKey: publicKey.export({ format: 'der', type: 'spki' }).subarray(-SEED_BYTES).toString('hex'),
    sign: (text) => sign(null, Buffer.from(text), privateKey),
    isSigned: (text, signature) => verify(null, Buffer.from(text), publicKey, signature),
  }
}
