import type { ADJUSTMENT_ACCOUNTS } from '@ronda/contract'
import type { Currency } from '@ronda/core'
import { parseTyped } from '@ronda/ui'

export type Proposal = {
  /** Member number or name. */
  readonly member: string
  readonly direction: 'give' | 'take'
  /** The text as typed. */
  readonly amount: string
  readonly account: (typeof ADJUSTMENT_ACCOUNTS)[number]
  readonly reason: string
}

export const BLANK: Proposal = { member: '', direction: 'give', amount: '', account: 'promotion', reason: '' }

const REASON_MIN = 3

/** What the member would gain, in atoms; undefined while the text is no amount. */
export function amountOf({ amount, direction }: Proposal, currency: Currency, locale: string): bigint | undefined {
  const typed = parseTyped(amount, currency, locale)
  if (!typed.ok || typed.value === 0n) return undefined
  return direction === 'give' ? typed.value : -typed.value
}

export type ProposalProblem = 'member' | 'amount' | 'reason'

/** The fields with an error. */
export function problemsOf({ member, reason }: Proposal, amount: bigint | undefined): ReadonlySet<ProposalProblem> {
  const problems = new Set<ProposalProblem>()
  if (member.trim() === '') problems.add('member')
  if (amount === undefined) problems.add('amount')
  if (reason.trim().length < REASON_MIN) problems.add('reason')
  return problems
}
