import type { PayoutNetwork } from '@ronda/contract'
import { sha256 } from '@noble/hashes/sha2.js'
import { keccak_256 } from '@noble/hashes/sha3.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { bech32, bech32m, createBase58check } from '@scure/base'
import type { NumberFault } from './bankNumber.ts'

const base58check = createBase58check(sha256)

/** One version byte for chain and kind, then the twenty bytes of a key or script hash. */
const VERSION_BYTES = 21
const TRON = 0x41
const BITCOIN_KEY = 0x00
const BITCOIN_SCRIPT = 0x05

/** Undefined when the checksum does not match. */
function versionOf(text: string): number | undefined {
  try {
    const bytes = base58check.decode(text)
    return bytes.length === VERSION_BYTES ? bytes[0] : undefined
  } catch {
    return undefined
  }
}

/** EIP-55: the case of the letters is the checksum. Without mixed case there is nothing to check. */
function isEthereum(text: string): boolean {
  if (!/^0x[0-9a-fA-F]{40}$/.test(text)) return false
  const digits = text.slice(2)
  if (digits === digits.toLowerCase() || digits === digits.toUpperCase()) return true
  const hash = bytesToHex(keccak_256(utf8ToBytes(digits.toLowerCase())))
  return Array.from(digits).every((sign, at) => {
    const isCapital = Number.parseInt(hash.charAt(at), 16) >= 8
    return sign === (isCapital ? sign.toUpperCase() : sign.toLowerCase())
  })
}

type BechText = `${string}1${string}`

const decodeBech = (text: string) =>
  [bech32, bech32m].flatMap((coder) => coder.decodeUnsafe(text as BechText) ?? []).at(0)

/** BIP-173 and BIP-350: version 0 uses one checksum, all later ones the other. */
function isSegwit(text: string): boolean {
  const decoded = decodeBech(text)
  const [version, ...words] = decoded?.words ?? []
  if (decoded?.prefix !== 'bc' || version === undefined || version > 16) return false
  if ((version === 0) !== (bech32.decodeUnsafe(text) !== undefined)) return false
  const program = bech32.fromWordsUnsafe(words)
  if (!program || program.length < 2 || program.length > 40) return false
  return version > 0 || program.length === 20 || program.length === 32
}

const isBitcoin = (text: string): boolean => {
  if (/^bc1/i.test(text)) return isSegwit(text)
  const version = versionOf(text)
  return version === BITCOIN_KEY || version === BITCOIN_SCRIPT
}

type Chain = {
  readonly isValid: (text: string) => boolean
  /** Whether the length is that of an address, give or take one character. */
  readonly hasPlausibleLength: (text: string) => boolean
}

const hasLength = (...ranges: readonly (readonly [min: number, max: number])[]) => {
  return (text: string): boolean =>
    /^[0-9A-Za-z]+$/.test(text) && ranges.some(([min, max]) => text.length >= min && text.length <= max)
}

const CHAINS: Readonly<Record<PayoutNetwork, Chain>> = {
  BTC: { isValid: isBitcoin, hasPlausibleLength: hasLength([25, 36], [41, 43], [61, 63]) },
  ERC20: { isValid: isEthereum, hasPlausibleLength: hasLength([41, 43]) },
  TRC20: { isValid: (text) => versionOf(text) === TRON, hasPlausibleLength: hasLength([33, 35]) },
}

/** Removes copied spaces and line breaks; an all-capitals bech32 address is written in lower case. */
export function cleanAddress(typed: string): string {
  const text = typed.replaceAll(/\s/g, '')
  return /^BC1[0-9A-Z]+$/.test(text) ? text.toLowerCase() : text
}

/** Its checksum matches, so every character is as it was copied. */
const hasValidChecksum = (text: string): boolean =>
  versionOf(text) !== undefined || decodeBech(text) !== undefined || isEthereum(text)

/**
 * What is wrong with an address on a chain; undefined when nothing is. Nobody can check whether somebody has its key. A
 * valid address of another chain is not called mistyped: money sent to it on this chain would be lost.
 */
export function addressFault(text: string, network: PayoutNetwork): NumberFault | undefined {
  const { isValid, hasPlausibleLength } = CHAINS[network]
  if (isValid(text)) return undefined
  return hasPlausibleLength(text) && !hasValidChecksum(text) ? 'mistyped' : 'unknown'
}
