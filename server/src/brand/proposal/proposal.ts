import type { ProposalState } from '@ronda/contract'
import { hours } from '@ronda/core'

/** What nobody has decided by then is off the table: the reason may no longer hold. */
export const OPEN_MS = hours(24)

export type Proposed = {
  readonly state: ProposalState
  readonly proposedBy: string
  readonly expiresAtMs: number
}

export type DecisionRefusal = 'proposal.same_person' | 'proposal.decided' | 'proposal.expired'

/** Who it is comes before how it stands: whoever may not decide need not hear whether somebody else did. */
export function decisionRefusal(
  { state, proposedBy, expiresAtMs }: Proposed,
  decider: string,
  nowMs: number,
): DecisionRefusal | undefined {
  if (proposedBy === decider) return 'proposal.same_person'
  if (state === 'expired') return 'proposal.expired'
  if (state !== 'proposed') return 'proposal.decided'
  return nowMs >= expiresAtMs ? 'proposal.expired' : undefined
}

/** Until it is in force anybody of the staff may stop it: one person alone starts nothing, and may stop everything. */
export function mayWithdraw(state: ProposalState): boolean {
  return state === 'proposed' || state === 'approved'
}
