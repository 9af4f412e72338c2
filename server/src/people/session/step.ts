import type { StepWay } from '@ronda/contract'
import { minutes } from '@ronda/core'
import type { AccountKind } from '../identity/identity.ts'

export const CHALLENGE_LIFE_MS = minutes(10)
export const CHALLENGE_TRIES_MAX = 5

/** What an account could prove itself by. */
export type Provable = {
  readonly hasAuthenticator: boolean
  readonly mobile: string | null
  readonly email: string | null
  readonly isEmailProven: boolean
  readonly payeeName: string | null
}

export type OfferedWay = { readonly way: StepWay; readonly hint: string }

/** The strongest first. Whoever has an authenticator chose it to be asked for; a name others may know comes last. */
export function waysOf({ hasAuthenticator, mobile, email, isEmailProven, payeeName }: Provable): readonly OfferedWay[] {
  if (hasAuthenticator) return [{ way: 'authenticator', hint: '' }]
  const ways: OfferedWay[] = []
  if (mobile !== null) ways.push({ way: 'mobile', hint: maskMobile(mobile) })
  if (email !== null && isEmailProven) ways.push({ way: 'email', hint: maskEmail(email) })
  if (ways.length === 0 && payeeName !== null) ways.push({ way: 'bankName', hint: '' })
  return ways
}

export type Arrival = {
  readonly kind: AccountKind
  readonly isDeviceKnown: boolean
  readonly isNetworkKnown: boolean
  readonly isFirstLogin: boolean
  readonly hasAuthenticator: boolean
  /** Whether the house asks for a second step from unknown addresses. */
  readonly isAsked: boolean
}

/** Whether a right password is not enough. Staff are asked on every new browser, at whatever address. */
export function needsStep(arrival: Arrival): boolean {
  if (arrival.isDeviceKnown) return false
  if (arrival.hasAuthenticator) return true
  if (!arrival.isAsked || arrival.isFirstLogin) return false
  return arrival.kind === 'operator' || !arrival.isNetworkKnown
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
