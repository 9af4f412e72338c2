import { APPEAL_DAYS, type ExclusionState } from '@ronda/contract'
import { days } from '@ronda/core'
import { decisionRefusal, OPEN_MS, type DecisionRefusal } from '../../rewards/decision/decision.ts'

/** What was decided last about an account for a reason, if that spoke for the agent. */
export type Cleared = { readonly state: 'dismissed' | 'lifted'; readonly atMs: number }

/** So long after staff spoke for the agent, nothing is excluded by a rule alone, and nothing likely is a case again. */
export const CLEARED_MS = days(30)

/** What becomes of a finding. */
export function filingOf(
  { isCertain }: { readonly isCertain: boolean },
  cleared: Cleared | undefined,
  nowMs: number,
): 'exclude' | 'open' | 'none' {
  if (cleared === undefined || nowMs - cleared.atMs >= CLEARED_MS) return isCertain ? 'exclude' : 'open'
  return isCertain ? 'open' : 'none'
}

export type Proposal = { readonly by: string; readonly atMs: number; readonly note: string }

export type Decision = 'excluded' | 'dismissed'
/** To exclude the bets of a case, or to dismiss it. */
export type CaseProposal = Proposal & { readonly decision: Decision }

/** A proposal that nobody has agreed to in time is none. */
export const liveProposal = <P extends Proposal>(proposal: P | null, nowMs: number): P | null =>
  proposal !== null && nowMs < proposal.atMs + OPEN_MS ? proposal : null

export type Step = 'decide' | 'propose' | DecisionRefusal

/**
 * What a member of staff does who wants to take so much away, or to give it back: below the limit they decide; above it
 * they propose, and somebody else decides.
 */
export function stepOf(
  {
    amount,
    secondFrom,
    proposal,
  }: { readonly amount: bigint; readonly secondFrom: bigint; readonly proposal: Proposal | null },
  by: string,
  nowMs: number,
): Step {
  if (amount < secondFrom) return 'decide'
  const live = liveProposal(proposal, nowMs)
  if (live === null) return 'propose'
  const proposed = { state: 'proposed', proposedBy: live.by, expiresAtMs: live.atMs + OPEN_MS }
  return decisionRefusal(proposed, by, nowMs) ?? 'decide'
}

/** Whether a decision may need two people. To dismiss what is only likely takes one: it was no more than a question. */
export const mayNeedSecond = (decision: Decision, { isCertain }: { readonly isCertain: boolean }): boolean =>
  decision === 'excluded' || isCertain

/** What is still proposed for an open case, if it is this decision: to agree to another one is none. */
export function proposalOf(
  { state, proposal }: { readonly state: ExclusionState; readonly proposal: CaseProposal | null },
  decision: Decision,
  nowMs: number,
): CaseProposal | null {
  const live = state === 'open' ? liveProposal(proposal, nowMs) : null
  return live?.decision === decision ? live : null
}

/** Why an agent may not appeal now. */
export function appealRefusal(
  { state, decidedAtMs }: { readonly state: ExclusionState; readonly decidedAtMs: number | null },
  nowMs: number,
): 'exclusion.decided' | 'exclusion.appeal_late' | undefined {
  if (state !== 'excluded' || decidedAtMs === null) return 'exclusion.decided'
  return nowMs - decidedAtMs > days(APPEAL_DAYS) ? 'exclusion.appeal_late' : undefined
}
