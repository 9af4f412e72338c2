import { err, ok, type Result } from '@ronda/core'
import { isSamePerson } from '../identity/identity.ts'

export type PayeeChange = {
  /** The name that counts now. */
  readonly known: string | undefined
  readonly wanted: string
  /** What an approved identity document says. */
  readonly verified: string | undefined
}

/**
 * Whether a name to be paid in counts at once or after one of the staff has looked at it. The first one counts, and so do
 * another spelling of it and the verified name; any other would let a thief be paid in their own.
 */
export function decidePayee({
  known,
  wanted,
  verified,
}: PayeeChange): Result<'counts' | 'review', 'profile.payee_kept'> {
  if (known === undefined) return ok('counts')
  if (wanted === '') return err('profile.payee_kept')
  const isTheirs = isSamePerson(known, wanted) || (verified !== undefined && isSamePerson(verified, wanted))
  return ok(isTheirs ? 'counts' : 'review')
}

export type PayeeApproval = {
  readonly state: 'waiting' | 'approved' | 'refused' | 'replaced'
  readonly owner: string
  readonly wanted: string
  readonly verified: string | undefined
}

export type PayeeRefusal = 'payee.own' | 'payee.decided' | 'payee.not_verified'

/** Nobody decides on their own name, and no other name is approved than the one that documents stand for. */
export function payeeRefusal(
  { state, owner, wanted, verified }: PayeeApproval,
  by: string,
  isApproved: boolean,
): PayeeRefusal | undefined {
  if (owner === by) return 'payee.own'
  if (state !== 'waiting') return 'payee.decided'
  const isOther = verified !== undefined && !isSamePerson(verified, wanted)
  return isApproved && isOther ? 'payee.not_verified' : undefined
}
