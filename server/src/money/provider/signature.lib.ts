import { createHmac, timingSafeEqual } from 'node:crypto'
import { minutes } from '@ronda/core'

/** A notice with a time further away than this may be a replayed copy. */
const NOTICE_AGE_MS_MAX = minutes(5)

/** More signatures than a provider has keys in use at a time. */
const SIGNATURES_MAX = 5

const mac = (secret: string, seconds: number, body: Buffer): Buffer =>
  createHmac('sha256', secret).update(`${seconds}.`).update(body).digest()

/** `t=…,v1=…`: when it was signed in seconds, and the HMAC-SHA256 of `t.body`. */
export function signNotice(secret: string, body: Buffer, nowMs: number): string {
  const seconds = Math.floor(nowMs / 1_000)
  return `t=${seconds},v1=${mac(secret, seconds, body).toString('hex')}`
}

type Parts = { readonly seconds: number; readonly signatures: readonly Buffer[] }

function parseHeader(header: string): Parts | undefined {
  const pairs = header.split(',').map((pair) => pair.trim().split('=', 2))
  const times = pairs.filter(([name]) => name === 't').map(([, value = '']) => value)
  const signatures = pairs.filter(([name]) => name === 'v1').map(([, value = '']) => value)
  const [time] = times
  if (times.length !== 1 || time === undefined || !/^\d{1,11}$/.test(time)) return undefined
  if (signatures.length > SIGNATURES_MAX || !signatures.every((text) => /^[0-9a-f]{64}$/.test(text))) return undefined
  return { seconds: Number(time), signatures: signatures.map((text) => Buffer.from(text, 'hex')) }
}

/**
 * Whether exactly these bytes were signed with the secret, recently. During key rotation, one valid signature is
 * enough.
 */
export function isSigned(
  secret: string,
  header: string | readonly string[] | undefined,
  body: Buffer,
  nowMs: number,
): boolean {
  if (typeof header !== 'string') return false
  const parts = parseHeader(header)
  if (parts === undefined || Math.abs(nowMs - parts.seconds * 1_000) > NOTICE_AGE_MS_MAX) return false
  const expected = mac(secret, parts.seconds, body)
  return parts.signatures.some((signature) => timingSafeEqual(signature, expected))
}
