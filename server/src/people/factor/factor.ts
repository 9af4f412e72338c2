import { hours, minutes } from '@ronda/core'

/** Enough for every device a person owns; more would be somebody else's. */
export const PASSKEYS_MAX = 10
/** Time to find the device and touch it. */
export const CHALLENGE_LIFE_MS = minutes(5)
export const RECOVERY_CODES = 10

/** Wrong codes in a row that cost nothing: thumbs slip, and a clock may run ahead. */
const FAILURES_FREE = 5
const SHUT_MS_FIRST = minutes(15)
const SHUT_MS_MAX = hours(24)

export type Failures = { readonly count: number; readonly lastAtMs: number }

/** How long the door stays shut after so many wrong codes in a row. It doubles, so that guessing never gets anywhere. */
export function shutMsAfter(failures: number): number {
  if (failures < FAILURES_FREE) return 0
  return Math.min(SHUT_MS_FIRST * 2 ** (failures - FAILURES_FREE), SHUT_MS_MAX)
}

export function isShut(failures: Failures, nowMs: number): boolean {
  const shutMs = shutMsAfter(failures.count)
  return shutMs > 0 && nowMs < failures.lastAtMs + shutMs
}

/** What a person typed, and what it can only be. */
export type TypedCode =
  | { readonly kind: 'app'; readonly code: string }
  | { readonly kind: 'recovery'; readonly code: string }

/** No letter or digit that is read for another, so that a code survives being written on paper. */
export const RECOVERY_ALPHABET = 'ABCDEFGHJKMNPQRSTVWXYZ23456789'
export const RECOVERY_CHARACTERS = 10

const APP_CODE = /^\d{6}$/
const RECOVERY_CODE = new RegExp(`^[${RECOVERY_ALPHABET}]{${RECOVERY_CHARACTERS}}$`)

/** Spaces, dashes and small letters are how people copy codes. Undefined is text that can be no code of ours. */
export function parseTypedCode(text: string): TypedCode | undefined {
  const code = text.replaceAll(/[\s-]/g, '').toUpperCase()
  if (APP_CODE.test(code)) return { kind: 'app', code }
  return RECOVERY_CODE.test(code) ? { kind: 'recovery', code } : undefined
}

/** As it is shown: two halves that fit the eye. */
export function showRecoveryCode(code: string): string {
  const half = RECOVERY_CHARACTERS / 2
  return `${code.slice(0, half)}-${code.slice(half)}`
}

const IP_ADDRESS = /^(\d+\.){3}\d+$|^\[/

/** The domain that passkeys of this house belong to: its main address. Browsers make none for a bare number. */
export function passkeyDomain(origins: readonly string[]): string | undefined {
  return origins.map((origin) => new URL(origin).hostname).find((hostname) => !IP_ADDRESS.test(hostname))
}

/** A device's own name for itself, without what could not be shown on one line. */
export function passkeyName(text: string): string {
  return text
    .replaceAll(/[\p{C}\p{Z}]+/gu, ' ')
    .trim()
    .slice(0, 60)
}
