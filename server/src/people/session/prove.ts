import type { ProofPurpose, ProofWay } from '@ronda/contract'
import type { SignInProof } from './session.ts'
import { maskEmail, maskMobile } from './step.ts'

/** The credentials of an account. */
export type Held = {
  readonly isStaff: boolean
  readonly hasAuthenticator: boolean
  readonly hasPasskey: boolean
  readonly hasPassword: boolean
  readonly mobile: string | null
  /** Only a verified address. */
  readonly email: string | null
}

export type OfferedProof = { readonly way: ProofWay; readonly hint: string }

const plain = (way: ProofWay, isThere: boolean): readonly OfferedProof[] => (isThere ? [{ way, hint: '' }] : [])

function contactProofs({ mobile, email }: Held): readonly OfferedProof[] {
  return [
    ...(mobile === null ? [] : [{ way: 'sms' as const, hint: maskMobile(mobile) }]),
    ...(email === null ? [] : [{ way: 'mail' as const, hint: maskEmail(email) }]),
  ]
}

/**
 * The ways in which a session can be proven, the best first. An account with an authenticator must use it, and staff
 * must use a second factor they have. For others, a change requires more than the password when there is more; a
 * remembered browser requires the password, because a code may arrive on the same device that was left unattended.
 */
export function proofWaysFor(purpose: ProofPurpose, held: Held): readonly OfferedProof[] {
  const [authenticator, passkey] = [plain('authenticator', held.hasAuthenticator), plain('passkey', held.hasPasskey)]
  const factors = [...authenticator, ...passkey]
  if (held.hasAuthenticator || (held.isStaff && held.hasPasskey)) return factors
  const password = plain('password', held.hasPassword)
  const [first, second] =
    purpose === 'session'
      ? [[...password, ...passkey], contactProofs(held)]
      : [[...passkey, ...contactProofs(held)], password]
  return first.length > 0 ? first : second
}

/**
 * Whether a sign-in counts as a proof for changes too: only if it was made in a way that a change requires, or if the
 * account has no other way than to sign in.
 */
export function countsAsProof(way: SignInProof, held: Held): boolean {
  const ways = proofWaysFor('change', held)
  return ways.length === 0 || ways.some((offered) => offered.way === way)
}
