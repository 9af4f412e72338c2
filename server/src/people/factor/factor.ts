import { hours, minutes } from '@ronda/core'

/** Enough for every device of one person. */
export const PASSKEYS_MAX = 10
/** The time to find the device and use it. */
export const CHALLENGE_LIFE_MS = minutes(5)
export const RECOVERY_CODES = 10

/** Wrong codes in a row before the lock: people mistype, and clocks differ. */
const FAILURES_FREE = 5
const LOCK_MS_FIRST = minutes(15)
const LOCK_MS_MAX = hours(24)

export type Failures = { readonly count: number; readonly lastAtMs: number }

/** The lock after so many wrong codes in a row. It doubles each time, so that guessing cannot succeed. */
export function lockMsAfter(failures: number): number {
  if (failures < FAILURES_FREE) return 0
  return Math.min(LOCK_MS_FIRST * 2 ** (failures - FAILURES_FREE), LOCK_MS_MAX)
}

export function isLocked(failures: Failures, nowMs: number): boolean {
  const lockMs = lockMsAfter(failures.count)
  return lockMs > 0 && nowMs < failures.lastAtMs + lockMs
}

/** A typed code and its kind, which follows from its form. */
export type TypedCode =
  | { readonly kind: 'app'; readonly code: string }
  | { readonly kind: 'recovery'; readonly code: string }

/** Without characters that look like others, because codes are written on paper. */
export const RECOVERY_ALPHABET = 'ABCDEFGHJKMNPQRSTVWXYZ23456789'
export const RECOVERY_CHARACTERS = 10

const APP_CODE = /^\d{6}$/
const RECOVERY_CODE = new RegExp(`^[${RECOVERY_ALPHABET}]{${RECOVERY_CHARACTERS}}$`)

/** Accepts spaces, dashes and lower case. Undefined for a text that cannot be a code. */
export function parseTypedCode(text: string): TypedCode | undefined {
  const code = text.replaceAll(/[\s-]/g, '').toUpperCase()
  if (APP_CODE.test(code)) return { kind: 'app', code }
  return RECOVERY_CODE.test(code) ? { kind: 'recovery', code } : undefined
}

/** As it is shown: two halves with a dash. */
export function showRecoveryCode(code: string): string {
  const half = RECOVERY_CHARACTERS / 2
  return `${code.slice(0, half)}-${code.slice(half)}`
}

const IP_ADDRESS = /^(\d+\.){3}\d+$|^\[/

/** The domain of the passkeys: that of the first origin with a hostname. Browsers make none for an IP address. */
export function passkeyDomain(origins: readonly string[]): string | undefined {
  return origins.map((origin) => new URL(origin).hostname).find((hostname) => !IP_ADDRESS.test(hostname))
}

/** The name of a device as one line. */
export function passkeyName(text: string): string {
  return text
    .replaceAll(/[\p{C}\p{Z}]+/gu, ' ')
    .trim()
    .slice(0, 60)
}
