import { days, hours } from '@ronda/core'
import { mayOverrule } from '@ronda/games/sports'
import { ALL_MARKETS } from '../sports/sports.ts'

/** A proposal that nobody decides in this time expires. */
export const OPEN_MS = hours(24)
/** How long decided cases are listed. */
export const LISTED_MS = days(30)

type Known = {
  readonly phase: string
  readonly voids: Readonly<Record<string, string>>
  readonly voidReason: string | null
  readonly endsAtMs: number
}

type Change = { readonly cause: 'void' | 'unvoid' | 'regrade'; readonly market: string | null }

export type ChangeRefusal = 'sports.voided' | 'sports.not_void' | 'sports.unsettled' | 'sports.final'

/**
 * Why bets on a match may not be decided so. What is settled already changes within 72 hours after the match (SB27). A
 * match without a result has nothing to be graded by.
 */
export function changeRefusal(known: Known, change: Change, nowMs: number): ChangeRefusal | undefined {
  const { phase, voids, voidReason, endsAtMs } = known
  const isSettled = phase === 'settled'
  if (voidReason !== null) return change.cause === 'unvoid' ? 'sports.unsettled' : 'sports.voided'
  if (change.cause !== 'void' && !isSettled) return 'sports.unsettled'
  const name = change.market ?? ALL_MARKETS
  if (change.cause === 'void' && (voids[name] !== undefined || voids[ALL_MARKETS] !== undefined)) return 'sports.voided'
  if (change.cause === 'unvoid' && voids[name] === undefined) return 'sports.not_void'
  return isSettled && !mayOverrule(endsAtMs, nowMs) ? 'sports.final' : undefined
}

type Proposed = { readonly state: string; readonly proposedBy: string; readonly expiresAtMs: number }

export type DecisionRefusal = 'sports.same_person' | 'sports.decided' | 'sports.decision_expired'

/** The person is checked before the state: a proposer is told that somebody else decides, whatever the state. */
export function decisionRefusal(
  { state, proposedBy, expiresAtMs }: Proposed,
  decider: string,
  nowMs: number,
): DecisionRefusal | undefined {
  if (proposedBy === decider) return 'sports.same_person'
  if (state === 'expired' || (state === 'proposed' && nowMs >= expiresAtMs)) return 'sports.decision_expired'
  return state === 'proposed' ? undefined : 'sports.decided'
}
