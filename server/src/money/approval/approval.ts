import { days } from '@ronda/core'

/** Amounts are summed over any 24 hours, so that midnight does not divide them. */
export const APPROVAL_DAY_MS = days(1)

/** A staff member who credited a member or raised their limits in this time may not approve alone. */
export const HELPED_MS = days(7)

/** The facts of an approval. Amounts in atoms of one currency. */
export type ApprovalFacts = {
  readonly amount: bigint
  /** Other amounts for the same member in a day. */
  readonly memberDay: bigint
  /** Other amounts that the same person has approved in a day, for any member. */
  readonly approverDay: bigint
  /** Whether the approver recently credited this member or raised their payout limits. */
  readonly hasHelped: boolean
}

export type ApprovalLimits = {
  /** From this sum for one member in a day, two approvals are needed. */
  readonly secondFrom: bigint
  /** The most that one person approves in a day without a second. */
  readonly approvedPerDay: bigint
}

/** Whether a second approval is needed. Splitting an amount does not help: everything of a day counts together. */
export function needsSecond(facts: ApprovalFacts, limits: ApprovalLimits): boolean {
  const { amount, memberDay, approverDay, hasHelped } = facts
  if (hasHelped) return true
  return amount + memberDay >= limits.secondFrom || amount + approverDay > limits.approvedPerDay
}
