import type { AdjustmentState } from '@ronda/contract'
import { ATOMS_PER_UNIT, hours, isPayable, type Currency } from '@ronda/core'

/** What nobody has decided by then is off the table: the reason may no longer hold. */
export const OPEN_MS = hours(24)

/** More than anybody mends by hand; a slip of the keyboard ends here. */
const AMOUNT_MAX = 1_000_000n * ATOMS_PER_UNIT

export type Proposed = {
  readonly state: AdjustmentState
  readonly account: string
  readonly proposedBy: string
  /** Who approved it first, where a second one must. */
  readonly firstApprovedBy: string | null
  readonly expiresAtMs: number
}

export type ProposalRefusal = 'adjustment.own_account' | 'adjustment.amount'

/** Money may be given or taken: the sign says which. */
export function proposalRefusal(
  { account, currency, amount }: { readonly account: string; readonly currency: Currency; readonly amount: bigint },
  proposedBy: string,
): ProposalRefusal | undefined {
  if (account === proposedBy) return 'adjustment.own_account'
  const size = amount < 0n ? -amount : amount
  return !isPayable(currency, size) || size > AMOUNT_MAX ? 'adjustment.amount' : undefined
}

export type DecisionRefusal =
  | 'adjustment.own_account'
  | 'adjustment.same_person'
  | 'adjustment.decided'
  | 'adjustment.expired'

/** Who it is comes before how it stands: whoever may not decide need not hear whether somebody else did. */
export function decisionRefusal(
  proposed: Proposed,
  decider: string,
  nowMs: number,
  decision: 'approved' | 'refused' = 'approved',
): DecisionRefusal | undefined {
  if (proposed.account === decider) return 'adjustment.own_account'
  if (proposed.proposedBy === decider) return 'adjustment.same_person'
  // Nobody is both of two; but whoever has agreed may think better of it.
  if (decision === 'approved' && proposed.firstApprovedBy === decider) return 'adjustment.same_person'
  if (proposed.state === 'expired') return 'adjustment.expired'
  if (proposed.state !== 'proposed' && proposed.state !== 'seconding') return 'adjustment.decided'
  return nowMs >= proposed.expiresAtMs ? 'adjustment.expired' : undefined
}

/** What stands in the books and has not been taken back can be taken back; an undoing itself is final. */
export function mayBeUndone(done: { readonly state: AdjustmentState; readonly undoes: string | null }): boolean {
  return done.state === 'done' && done.undoes === null
}
