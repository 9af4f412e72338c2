import type { ProofWay, StepWay } from '@ronda/contract'
import { days, hours, minutes, seconds } from '@ronda/core'
import type { AccountKind } from '../identity/identity.ts'

/** A browser left alone this long is signed out. */
export const SESSION_IDLE_MS = minutes(30)
/** Nobody stays signed in longer, however busy. */
const SESSION_LIFE_MS = hours(12)
/** Staff see other people's affairs: they are signed out sooner, and prove themselves at least once in a working day. */
export const SESSION_IDLE_STAFF_MS = minutes(15)
const SESSION_LIFE_STAFF_MS = hours(8)
/** Being there is written down this often; more would be a write for every read. */
const SESSION_SEEN_EVERY_MS = minutes(1)
/** How long an ended session can be looked up by its owner. */
export const SESSION_HISTORY_MS = days(30)
/** A session gets a new token when it proves itself; what was sent with the old one a moment before is still answered. */
export const TOKEN_BEFORE_MS = seconds(10)

export const SOCKET_TOKEN_LIFE_MS = seconds(30)

/** An account for trying out is closed a day after it was opened. */
export const TRIAL_LIFE_MS = days(1)

/** How a session came to be. */
export type Proof = 'password' | 'sms' | 'passkey' | 'social' | 'register' | 'trial' | 'remembered'

/** What a session has passed beyond the first proof. */
export type SecondFactor = 'authenticator' | 'passkey'

/** What a sign-in has shown, in the words of a proof; `sign_in` is nothing that could be asked for again. */
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
  // A name that others may know adds nothing to the password before it.
  bankName: 'password',
}

/** The best of what was shown on the way in; a browser that was only remembered has shown nothing. */
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

export function isSightingDue(times: SessionTimes, nowMs: number): boolean {
  return nowMs >= times.seenAtMs + SESSION_SEEN_EVERY_MS
}
