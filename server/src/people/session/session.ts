import type { ProofWay, StepWay } from '@ronda/contract'
import { days, hours, minutes, seconds } from '@ronda/core'
import type { AccountKind } from '../identity/identity.ts'

/** A session that is idle for this long ends. */
export const SESSION_IDLE_MS = minutes(30)
/** The longest life of a session, however active. */
const SESSION_LIFE_MS = hours(12)
/** Staff see data of other people, so their sessions are shorter: one sign-in in a working day at least. */
export const SESSION_IDLE_STAFF_MS = minutes(15)
const SESSION_LIFE_STAFF_MS = hours(8)
/** How often the last-seen time is written; more often would be a write for every read. */
const SESSION_SEEN_EVERY_MS = minutes(1)
/** How long an ended session can be looked up by its owner. */
export const SESSION_HISTORY_MS = days(30)
/** After a proof gives a session a new token, requests that were sent with the old one are still answered. */
export const TOKEN_BEFORE_MS = seconds(10)

export const SOCKET_TOKEN_LIFE_MS = seconds(30)

/** A trial account is closed a day after it was opened. */
export const TRIAL_LIFE_MS = days(1)

/** How a session was opened. */
export type Proof = 'password' | 'sms' | 'passkey' | 'social' | 'register' | 'trial' | 'remembered'

/** The second factor that a session has passed. */
export type SecondFactor = 'authenticator' | 'passkey'

/** The proof that a sign-in gave; `sign_in` is one that cannot be requested again within a session. */
export type SignInProof = ProofWay | 'sign_in'

const PROOF_OF: Readonly<Record<Exclude<Proof, 'remembered'>, SignInProof>> = {
  password: 'password',
  sms: 'sms',
  passkey: 'passkey',
  social: 'sign_in',
  register: 'password',
  trial: 'sign_in',
}

const PROOF_OF_STEP: Readonly<Record<StepWay, ProofWay>> = {
  mobile: 'sms',
  email: 'mail',
  authenticator: 'authenticator',
  passkey: 'passkey',
  // Others may know the name, so it adds nothing to the password.
  bankName: 'password',
}

/** The best proof of a sign-in; a remembered browser has given none. */
export function signInProofOf(proof: Proof, step: StepWay | undefined): SignInProof | undefined {
  if (step !== undefined) return PROOF_OF_STEP[step]
  return proof === 'remembered' ? undefined : PROOF_OF[proof]
}

export type SessionTimes = { readonly seenAtMs: number; readonly endsAtMs: number }

export function sessionLifeMs(kind: AccountKind): number {
  return kind === 'operator' ? SESSION_LIFE_STAFF_MS : SESSION_LIFE_MS
}

function sessionIdleMs(kind: AccountKind): number {
  return kind === 'operator' ? SESSION_IDLE_STAFF_MS : SESSION_IDLE_MS
}

export function isSessionLive(times: SessionTimes, kind: AccountKind, nowMs: number): boolean {
  return nowMs < times.seenAtMs + sessionIdleMs(kind) && nowMs < times.endsAtMs
}

export function isSeenUpdateDue(times: SessionTimes, nowMs: number): boolean {
  return nowMs >= times.seenAtMs + SESSION_SEEN_EVERY_MS
}
