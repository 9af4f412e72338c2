import { hexOfBytes, makeBytes, readHex } from './bytes.ts'
import { sha256 } from './sha256.ts'

/** A public beacon: it signs its rounds, one after the other, at times that are known in advance. */
export type BeaconChain = {
  /** The hash that identifies it. */
  readonly hash: string
  readonly publicKey: string
  /** When its first round was due, and the time between rounds. */
  readonly genesisMs: number
  readonly periodMs: number
}

/**
 * The League of Entropy's chain with a period of three seconds, as its `/info` publishes it (drand,
 * bls-unchained-g1-rfc9380).
 */
export const QUICKNET: BeaconChain = {
  hash: '52db9ba70e0cc0f6eaf7803dd07447a1f5477735fd3f661792ba94600c84e971',
  publicKey:
    '83cf0f2896adee7eb8b5f01fcad3912212c437e0073e911fb90022d3e760183c8c4b450b6a0a6c3ac6a5776a2d106451' +
    '0d1fec758c921cc22b0e17e63aaf4bcb5ed66304de9cf809bd274ca73bab4af5a6e9c76a4bc09e76eae8991ef5ece45a',
  genesisMs: 1_692_803_367_000,
  periodMs: 3_000,
}

type Schedule = Pick<BeaconChain, 'genesisMs' | 'periodMs'>

/** When a round of a beacon is due. */
export const dueMsOf = ({ genesisMs, periodMs }: Schedule, round: number): number => genesisMs + (round - 1) * periodMs

/** The first round of a beacon that is due after a moment. */
export const roundAfter = ({ genesisMs, periodMs }: Schedule, ms: number): number =>
  Math.max(1, Math.floor((ms - genesisMs) / periodMs) + 2)

/** The randomness of a beacon round: the hash of its signature. */
export const randomnessOf = (signature: string): string =>
  hexOfBytes(makeBytes(sha256(readHex(signature) ?? new Uint8Array())))

export type SignedRound = { readonly publicKey: string; readonly round: number; readonly signature: string }

/** Whether a round was signed with a key. */
export type IsSigned = (claim: SignedRound) => boolean

/** BLS12-381 with signatures on G1. The caller passes the implementation: this package has no code for pairings. */
export type ShortSignatures<Message> = {
  hash(bytes: Uint8Array, suite: string): Message
  verify(signature: Uint8Array, message: Message, publicKey: Uint8Array): boolean
}

/** As RFC 9380 has it for signatures on G1. */
const SUITE = 'BLS_SIG_BLS12381G1_XMD:SHA-256_SSWU_RO_NUL_'

const NUMBER_BYTES = 8

/** What is signed for a round: the hash of its number in eight bytes, and nothing of the rounds before. */
export function messageOf<Message>(bls: ShortSignatures<Message>, round: number): Message {
  const number = new Uint8Array(NUMBER_BYTES)
  new DataView(number.buffer).setBigUint64(0, BigInt(round))
  return bls.hash(makeBytes(sha256(number)), SUITE)
}

/**
 * Makes the check of signatures from an implementation of pairings. One check takes a twentieth of a second of CPU
 * time.
 */
export function checkSignatures<Message>(bls: ShortSignatures<Message>): IsSigned {
  return ({ publicKey, round, signature }) => {
    const [signed, key] = [readHex(signature), readHex(publicKey)]
    if (signed === undefined || key === undefined || !Number.isSafeInteger(round) || round < 1) return false
    try {
      return bls.verify(signed, messageOf(bls, round), key)
    } catch {
      // These bytes are not a point of the curve.
      return false
    }
  }
}

/** The same check, with its results remembered: each signature is verified once. */
export function rememberSigned(isSigned: IsSigned): IsSigned {
  const known = new Map<string, boolean>()
  return (claim) => {
    const key = `${claim.publicKey}:${claim.round}:${claim.signature}`
    const found = known.get(key) ?? isSigned(claim)
    known.set(key, found)
    return found
  }
}
