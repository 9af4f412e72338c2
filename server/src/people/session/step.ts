import type { StepWay } from '@ronda/contract'
import { minutes } from '@ronda/core'
import type { AccountKind } from '../identity/identity.ts'
import type { Proof } from './session.ts'

export const CHALLENGE_LIFE_MS = minutes(10)
export const CHALLENGE_TRIES_MAX = 5

/** The contacts of an account, by which it can be proven. */
export type Provable = {
  readonly mobile: string | null
  readonly email: string | null
  readonly isEmailProven: boolean
  readonly payeeName: string | null
}

export type OfferedWay = { readonly way: StepWay; readonly hint: string }

/** The ways of an account without a second factor; the payee name comes last, because others may know it. */
export function contactWaysOf({ mobile, email, isEmailProven, payeeName }: Provable): readonly OfferedWay[] {
  const ways: OfferedWay[] = []
  if (mobile !== null) ways.push({ way: 'mobile', hint: maskMobile(mobile) })
  if (email !== null && isEmailProven) ways.push({ way: 'email', hint: maskEmail(email) })
  if (ways.length === 0 && payeeName !== null) ways.push({ way: 'bankName', hint: '' })
  return ways
}

/** The facts of a sign-in with one proof that decide the next step. */
export type SignInFacts = {
  readonly kind: AccountKind
  readonly proof: Proof
  readonly isDeviceKnown: boolean
  readonly isNetworkKnown: boolean
  readonly isFirstLogin: boolean
  readonly hasAuthenticator: boolean
  readonly hasPasskey: boolean
  /** Whether the brand requires a second step from unknown addresses. */
  readonly isStepRequired: boolean
  /** Of a remembered browser: whether it had passed the authenticator when it was remembered. */
  readonly hadAuthenticator: boolean
}

/** The further step that is required. `signIn`: the remembered browser must sign in again. */
export type NextStep = 'none' | 'authenticator' | 'passkey' | 'contact' | 'signIn'

/** Proofs stronger than a password, which need no further step from an unknown browser or network. */
const MORE_THAN_PASSWORD: ReadonlySet<Proof> = new Set(['sms', 'passkey', 'register', 'trial'])

/** An account with an authenticator must use it at every sign-in, whatever the first proof. */
export function nextStep(facts: SignInFacts): NextStep {
  const { kind, proof, hasAuthenticator } = facts
  if (proof === 'remembered') {
    const isOver = kind === 'operator' || (hasAuthenticator && !facts.hadAuthenticator)
    return isOver ? 'signIn' : 'none'
  }
  if (hasAuthenticator) return 'authenticator'
  // Staff without a second factor may sign in only to set one up; the access check refuses all other calls.
  if (kind === 'operator') return facts.hasPasskey && proof !== 'passkey' ? 'passkey' : 'none'
  if (MORE_THAN_PASSWORD.has(proof)) return 'none'
  const isKnown = facts.isDeviceKnown || facts.isNetworkKnown || facts.isFirstLogin
  return facts.isStepRequired && !isKnown ? 'contact' : 'none'
}

/** Shows enough of a number for its owner to recognise it: the country and the last two digits. */
export function maskMobile(mobile: string): string {
  return `${mobile.slice(0, 3)}${'•'.repeat(Math.max(0, mobile.length - 5))}${mobile.slice(-2)}`
}

/** Shows the first letter and the domain of an address. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@')
  return `${email.slice(0, 1)}•••${email.slice(at)}`
}

/** Compares names and ignores accents, case, word order and spaces. */
export function isSamePerson(left: string, right: string): boolean {
  const words = (name: string): string =>
    name
      .normalize('NFKD')
      .replaceAll(/\p{M}/gu, '')
      .toLowerCase()
      .split(/[^\p{L}\p{N}]+/u)
      .filter((word) => word !== '')
      .toSorted()
      .join(' ')
  return words(left) !== '' && words(left) === words(right)
}
