import { hours, type Id } from '@ronda/core'

/** A proposal that is not decided in this time expires: its reason may no longer hold. */
export const OPEN_MS = hours(24)

/** What one of the staff proposed, and another decides. */
export type Proposed = {
  readonly state: string
  readonly proposedBy: string
  readonly expiresAtMs: number
  /** Who gets it; nobody for money of a fund. */
  readonly account?: string
}

export type DecisionRefusal = 'reward.same_person' | 'reward.decided' | 'reward.expired'

/** The person is checked before the state: a proposer is told that somebody else decides, whatever the state. */
export function decisionRefusal(proposed: Proposed, decider: string, nowMs: number): DecisionRefusal | undefined {
  if (proposed.proposedBy === decider || proposed.account === decider) return 'reward.same_person'
  if (proposed.state === 'expired') return 'reward.expired'
  if (proposed.state !== 'proposed') return 'reward.decided'
  return nowMs >= proposed.expiresAtMs ? 'reward.expired' : undefined
}

/** The state to show: a proposal that nobody decided in time has expired, also before the job has written it. */
export const stateNow = <State extends string>(
  { state, expiresAtMs }: { readonly state: State; readonly expiresAtMs: number },
  nowMs: number,
): State | 'expired' => (state === 'proposed' && nowMs >= expiresAtMs ? 'expired' : state)

/** What the staff decides; `Accepted` is the state that follows if the answer is yes. */
export type Decision<Accepted extends string> = {
  readonly id: string
  readonly state: Accepted | 'refused'
  readonly by: Id<'account'>
  readonly note: string | null
}

/** Whether this repeats the same person's same decision: a second click changes nothing. */
export const isDecidedSo = (
  stored: { readonly state: string; readonly decidedBy: string | null },
  { state, by }: Pick<Decision<string>, 'state' | 'by'>,
): boolean => stored.decidedBy === by && (stored.state === 'refused') === (state === 'refused')
