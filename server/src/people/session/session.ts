import { hours, minutes, seconds } from '@ronda/core'

/** A browser left alone this long is signed out. */
export const SESSION_IDLE_MS = minutes(30)
/** Nobody stays signed in longer, however busy. */
export const SESSION_LIFE_MS = hours(12)
/** Being there is written down this often; more would be a write for every read. */
const SESSION_SEEN_EVERY_MS = minutes(1)

export const TICKET_LIFE_MS = seconds(30)

/** Wrong passwords for one name from one address before the door stays shut. */
const LOGIN_FAILURES_MAX = 5
/** How long it stays shut; wrong passwords older than this are forgotten. */
export const LOGIN_LOCK_MS = minutes(5)

export type SessionTimes = { readonly createdAtMs: number; readonly seenAtMs: number }

export function isSessionLive(times: SessionTimes, nowMs: number): boolean {
  return nowMs < times.seenAtMs + SESSION_IDLE_MS && nowMs < times.createdAtMs + SESSION_LIFE_MS
}

export function isSightingDue(times: SessionTimes, nowMs: number): boolean {
  return nowMs >= times.seenAtMs + SESSION_SEEN_EVERY_MS
}

export type Failures = { readonly count: number; readonly lastAtMs: number }

export function isLocked(failures: Failures | undefined, nowMs: number): boolean {
  if (failures === undefined || failures.count < LOGIN_FAILURES_MAX) return false
  return nowMs < failures.lastAtMs + LOGIN_LOCK_MS
}
