import type { ProofPurpose, ProofWay } from '@ronda/contract'
import type { SignInProof } from './session.ts'
import { maskEmail, maskMobile } from './step.ts'

/** What an account can show who holds it by. */
export type Held = {
  readonly isStaff: boolean
  readonly hasAuthenticator: boolean
  readonly hasPasskey: boolean
  readonly hasPassword: boolean
  readonly mobile: string | null
  /** Only one that its owner has proven. */
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
 * By what somebody inside a session proves who they are, the best first. Whoever has set an authenticator is asked for
 * it, and so are staff for whatever second factor they have. Of the others, a change asks for more than the password
 * where there is more; a remembered browser asks for the password, because a code may arrive on the very device that
 * was left lying about.
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
 * Whether a sign-in counts as a proof for changes as well: only where it was made by a way that would be asked for, or
 * where there is no way at all but to sign in.
 */
export function countsAsProof(way: SignInProof, held: Held): boolean {
  const ways = proofWaysFor('change', held)
  return ways.length === 0 || ways.some((offered) => offered.way === way)
}
