import type { ProposalState } from '@ronda/contract'
import { hours } from '@ronda/core'

/** A proposal that nobody decides within this time expires: its reason may no longer hold. */
export const OPEN_MS = hours(24)

export type Proposed = {
  readonly state: ProposalState
  readonly proposedBy: string
  readonly expiresAtMs: number
}

export type DecisionRefusal = 'proposal.same_person' | 'proposal.decided' | 'proposal.expired'

/** The decider is checked before the state: the proposer may not decide, and learns nothing of others' decisions. */
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

/** Any member of staff may withdraw it until it is applied: a change needs two people, stopping it only one. */
export function mayWithdraw(state: ProposalState): boolean {
  return state === 'proposed' || state === 'approved'
}
