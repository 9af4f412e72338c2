import type { StepWay } from '@ronda/contract'
import { minutes } from '@ronda/core'
import type { AccountKind } from '../identity/identity.ts'
import type { Proof } from './session.ts'

export const CHALLENGE_LIFE_MS = minutes(10)
export const CHALLENGE_TRIES_MAX = 5

/** Where an account could be reached. */
export type Provable = {
  readonly mobile: string | null
  readonly email: string | null
  readonly isEmailProven: boolean
  readonly payeeName: string | null
}

export type OfferedWay = { readonly way: StepWay; readonly hint: string }

/** By what an account proves itself without a second factor; a name that others may know comes last. */
export function contactWaysOf({ mobile, email, isEmailProven, payeeName }: Provable): readonly OfferedWay[] {
  const ways: OfferedWay[] = []
  if (mobile !== null) ways.push({ way: 'mobile', hint: maskMobile(mobile) })
  if (email !== null && isEmailProven) ways.push({ way: 'email', hint: maskEmail(email) })
  if (ways.length === 0 && payeeName !== null) ways.push({ way: 'bankName', hint: '' })
  return ways
}

/** Somebody who has shown in one way who they are. */
export type Arrival = {
  readonly kind: AccountKind
  readonly proof: Proof
  readonly isDeviceKnown: boolean
  readonly isNetworkKnown: boolean
  readonly isFirstLogin: boolean
  readonly hasAuthenticator: boolean
  readonly hasPasskey: boolean
  /** Whether the house asks for a second step from unknown addresses. */
  readonly isAsked: boolean
  /** Of a remembered browser: whether it had passed the authenticator when it was remembered. */
  readonly hadAuthenticator: boolean
}

/** What else is asked for. `signIn`: this way leads nowhere any more. */
export type NextStep = 'none' | 'authenticator' | 'passkey' | 'contact' | 'signIn'

/** Ways that show more than a password does, so that an unknown place alone asks for nothing further. */
const MORE_THAN_PASSWORD: ReadonlySet<Proof> = new Set(['sms', 'passkey', 'register', 'trial'])

/** Whoever has set an authenticator is asked for it at every sign-in, by whatever way they come. */
export function nextStep(arrival: Arrival): NextStep {
  const { kind, proof, hasAuthenticator } = arrival
  if (proof === 'remembered') {
    const isOver = kind === 'operator' || (hasAuthenticator && !arrival.hadAuthenticator)
    return isOver ? 'signIn' : 'none'
  }
  if (hasAuthenticator) return 'authenticator'
  // Staff without any second factor come in only to set one up; the gate keeps the rest from them.
  if (kind === 'operator') return arrival.hasPasskey && proof !== 'passkey' ? 'passkey' : 'none'
  if (MORE_THAN_PASSWORD.has(proof)) return 'none'
  const isKnown = arrival.isDeviceKnown || arrival.isNetworkKnown || arrival.isFirstLogin
  return arrival.isAsked && !isKnown ? 'contact' : 'none'
}

/** Enough of a number to recognise one's own: the country and the last two digits. */
export function maskMobile(mobile: string): string {
  return `${mobile.slice(0, 3)}${'•'.repeat(Math.max(0, mobile.length - 5))}${mobile.slice(-2)}`
}

/** The first letter and the house of an address. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@')
  return `${email.slice(0, 1)}•••${email.slice(at)}`
}

/** Names as people write them: accents, case, order and spaces do not matter. */
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
