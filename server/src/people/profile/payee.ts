import { err, ok, type Result } from '@ronda/core'
import { isSamePerson } from '../identity/identity.ts'

export type PayeeChange = {
  /** The name in force. */
  readonly known: string | undefined
  readonly wanted: string
  /** The name on an approved identity document. */
  readonly verified: string | undefined
}

/**
 * Whether a payee name is in force at once or after a review by staff. The first name is in force at once, and so are
 * another spelling of it and the verified name; any other could let a thief be paid under their own name.
 */
export function decidePayee({
  known,
  wanted,
  verified,
}: PayeeChange): Result<'counts' | 'review', 'profile.payee_kept'> {
  if (known === undefined) return ok('counts')
  if (wanted === '') return err('profile.payee_kept')
  const isSame = isSamePerson(known, wanted) || (verified !== undefined && isSamePerson(verified, wanted))
  return ok(isSame ? 'counts' : 'review')
}

export type PayeeApproval = {
  readonly state: 'waiting' | 'approved' | 'refused' | 'replaced'
  readonly owner: string
  readonly wanted: string
  readonly verified: string | undefined
}

export type PayeeRefusal = 'payee.own' | 'payee.decided' | 'payee.not_verified'

/** Nobody decides on their own name, and only the verified name can be approved if there is one. */
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
