import type { BonusProposalState } from '@ronda/contract'
import { hours } from '@ronda/core'

/** A proposal that is not decided in this time expires: its reason may no longer hold. */
export const OPEN_MS = hours(24)

export type Proposed = {
  readonly state: BonusProposalState
  readonly account: string
  readonly proposedBy: string
  readonly expiresAtMs: number
}

export type DecisionRefusal = 'reward.same_person' | 'reward.decided' | 'reward.expired'

/** The person is checked before the state: a proposer is told that somebody else decides, whatever the state. */
export function decisionRefusal(proposed: Proposed, decider: string, nowMs: number): DecisionRefusal | undefined {
  if (proposed.proposedBy === decider || proposed.account === decider) return 'reward.same_person'
  if (proposed.state === 'expired') return 'reward.expired'
  if (proposed.state !== 'proposed') return 'reward.decided'
  return nowMs >= proposed.expiresAtMs ? 'reward.expired' : undefined
}
