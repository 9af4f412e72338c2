import { days } from '@ronda/core'

/** What adds up: any span of a day, so that midnight divides nothing. */
export const APPROVAL_DAY_MS = days(1)

/** Whoever has helped a member to more money or higher limits in this time does not decide alone about them. */
export const HELPED_MS = days(7)

/** What is known when one of the staff agrees to something. Amounts in atoms of one currency. */
export type ApprovalFacts = {
  readonly amount: bigint
  /** What else there was for the same member in a day. */
  readonly memberDay: bigint
  /** What else the same person has approved in a day, for whomever. */
  readonly approverDay: bigint
  /** Whether the approver has lately given this member money, or raised what they may take out. */
  readonly hasHelped: boolean
}

export type ApprovalLimits = {
  /** From so much for one member in a day two must agree. */
  readonly secondFrom: bigint
  /** Up to so much one person approves in a day without a second. */
  readonly approvedPerDay: bigint
}

/** Whether one person's word is not enough. Splitting does not help: everything of a day counts together. */
export function needsSecond(facts: ApprovalFacts, limits: ApprovalLimits): boolean {
  const { amount, memberDay, approverDay, hasHelped } = facts
  if (hasHelped) return true
  return amount + memberDay >= limits.secondFrom || amount + approverDay > limits.approvedPerDay
}
