import type { AdjustmentState } from '@ronda/contract'
import { ATOMS_PER_UNIT, hours, isPayable, type Currency } from '@ronda/core'

/** A proposal that is not decided in this time expires: its reason may no longer hold. */
export const OPEN_MS = hours(24)

/** More than any manual correction; it stops typing errors. */
const AMOUNT_MAX = 1_000_000n * ATOMS_PER_UNIT

export type Proposed = {
  readonly state: AdjustmentState
  readonly account: string
  readonly proposedBy: string
  /** The first approver, when a second approval is needed. */
  readonly firstApprovedBy: string | null
  readonly expiresAtMs: number
}

export type ProposalRefusal = 'adjustment.own_account' | 'adjustment.amount'

/** A positive amount is credited, a negative one is debited. */
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

/** The person is checked before the state: somebody who may not decide does not learn whether it was decided. */
export function decisionRefusal(
  proposed: Proposed,
  decider: string,
  nowMs: number,
  decision: 'approved' | 'refused' = 'approved',
): DecisionRefusal | undefined {
  if (proposed.account === decider) return 'adjustment.own_account'
  if (proposed.proposedBy === decider) return 'adjustment.same_person'
  // The two approvers must be different people; but the first approver may still refuse.
  if (decision === 'approved' && proposed.firstApprovedBy === decider) return 'adjustment.same_person'
  if (proposed.state === 'expired') return 'adjustment.expired'
  if (proposed.state !== 'proposed' && proposed.state !== 'seconding') return 'adjustment.decided'
  return nowMs >= proposed.expiresAtMs ? 'adjustment.expired' : undefined
}

/** A booked adjustment can be undone; an undoing is final. */
export function mayBeUndone(done: { readonly state: AdjustmentState; readonly undoes: string | null }): boolean {
  return done.state === 'done' && done.undoes === null
}
