import { createHash } from 'node:crypto'
import { bls12_381 } from '@noble/curves/bls12-381.js'

const { shortSignatures: bls } = bls12_381

/** As RFC 9380 has it for signatures on G1. */
const SUITE = 'BLS_SIG_BLS12381G1_XMD:SHA-256_SSWU_RO_NUL_'

/** What is signed for a round: the hash of its number in eight bytes, and nothing of the rounds before. */
export function messageOf(round: number): ReturnType<typeof bls.hash> {
  const number = Buffer.alloc(8)
  number.writeBigUInt64BE(BigInt(round))
  return bls.hash(createHash('sha256').update(number).digest(), SUITE)
}

export type Claimed = { readonly publicKey: string; readonly round: number; readonly signature: string }

/** Whether a round was signed with this key (scheme bls-unchained-g1-rfc9380). It takes a processor a tenth of a second. */
export function isSigned({ publicKey, round, signature }: Claimed): boolean {
  try {
    return bls.verify(Buffer.from(signature, 'hex'), messageOf(round), Buffer.from(publicKey, 'hex'))
  } catch {
    return false
  }
}
