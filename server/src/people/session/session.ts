import { days, hours, minutes, seconds } from '@ronda/core'
import type { AccountKind } from '../identity/identity.ts'

/** A browser left alone this long is signed out. */
export const SESSION_IDLE_MS = minutes(30)
/** Nobody stays signed in longer, however busy. */
const SESSION_LIFE_MS = hours(12)
/** Staff see other people's affairs, so they prove themselves at least once in a working day. */
const SESSION_LIFE_OPERATOR_MS = hours(8)
/** Being there is written down this often; more would be a write for every read. */
const SESSION_SEEN_EVERY_MS = minutes(1)
/** How long an ended session can be looked up by its owner. */
export const SESSION_HISTORY_MS = days(30)

export const TICKET_LIFE_MS = seconds(30)

/** An account for trying out is closed a day after it was opened. */
export const TRIAL_LIFE_MS = days(1)

/** How a session came to be. */
export type Proof = 'password' | 'sms' | 'passkey' | 'social' | 'register' | 'trial' | 'remembered'

export type SessionTimes = { readonly seenAtMs: number; readonly endsAtMs: number }

export function sessionLifeMs(kind: AccountKind): number {
  return kind === 'operator' ? SESSION_LIFE_OPERATOR_MS : SESSION_LIFE_MS
}

export function isSessionLive(times: SessionTimes, nowMs: number): boolean {
  return nowMs < times.seenAtMs + SESSION_IDLE_MS && nowMs < times.endsAtMs
}

export function isSightingDue(times: SessionTimes, nowMs: number): boolean {
  return nowMs >= times.seenAtMs + SESSION_SEEN_EVERY_MS
}
