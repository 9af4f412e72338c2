import type { Holder, Receipt, WithdrawalState } from '@ronda/contract'
import { hours, isPayable, minutes, type Currency } from '@ronda/core'

/** What can happen to a withdrawal. */
export type WithdrawalEvent =
  | 'holdTaken'
  | 'holdRefused'
  | 'approve'
  | 'reject'
  | 'askProvider'
  | 'providerPaid'
  | 'providerFailed'
  | 'captured'
  | 'released'

/** What the server has to do next, as often as it takes: a repeated task takes effect once. */
export type Task = 'hold' | 'askProvider' | 'followUp' | 'capture' | 'release'

type StateRule = {
  readonly task?: Task
  /** Who has the money in this state. */
  readonly holder: Holder
  readonly after: Partial<Record<WithdrawalEvent, WithdrawalState>>
}

/**
 * The state machine of a withdrawal. The money is in the cash wallet before `held`, and in the held wallet until it is
 * captured or released. Each state is written before its ledger operation, so that an interrupted task is finished by
 * the next caller.
 */
export const STATES: Readonly<Record<WithdrawalState, StateRule>> = {
  asked: { task: 'hold', holder: 'member', after: { holdTaken: 'held', holdRefused: 'refused' } },
  refused: { holder: 'member', after: {} },
  held: { holder: 'house', after: { approve: 'approved', reject: 'rejecting' } },
  seconding: { holder: 'house', after: { approve: 'approved', reject: 'rejecting' } },
  approved: { task: 'askProvider', holder: 'house', after: { askProvider: 'paying', reject: 'rejecting' } },
  // From here on only the provider knows the outcome: it cannot be taken back.
  paying: { task: 'followUp', holder: 'provider', after: { providerPaid: 'settling', providerFailed: 'failing' } },
  settling: { task: 'capture', holder: 'provider', after: { captured: 'paid' } },
  paid: { holder: 'provider', after: {} },
  rejecting: { task: 'release', holder: 'house', after: { released: 'rejected' } },
  rejected: { holder: 'member', after: {} },
  failing: { task: 'release', holder: 'house', after: { released: 'failed' } },
  failed: { holder: 'member', after: {} },
}

const statesWhere = (fits: (rule: StateRule) => boolean): readonly WithdrawalState[] =>
  (Object.keys(STATES) as WithdrawalState[]).filter((state) => fits(STATES[state]))

/** States in which something is still to be decided, paid or recorded. */
export const UNFINISHED: readonly WithdrawalState[] = statesWhere(({ after }) => Object.keys(after).length > 0)

/** States that advance without a decision. */
export const MOVING: readonly WithdrawalState[] = statesWhere(({ task }) => task !== undefined)

/** States that have taken nothing and so do not count towards the daily limit. */
export const UNDONE: readonly WithdrawalState[] = ['refused', 'rejecting', 'rejected', 'failing', 'failed']

/** Undefined when the event is impossible in this state. */
export function stateAfter(
  state: WithdrawalState,
  event: WithdrawalEvent,
  needsSecond: boolean,
): WithdrawalState | undefined {
  // The first of two approvals.
  if (event === 'approve' && state === 'held' && needsSecond) return 'seconding'
  return STATES[state].after[event]
}

export type Approval = {
  readonly state: WithdrawalState
  readonly owner: string
  readonly firstApprover: string | null
}

export type ApprovalRefusal = 'withdrawal.not_now' | 'withdrawal.own' | 'withdrawal.same_person'

/** Nobody approves their own withdrawal, and the two approvers must be different people. */
export function approvalRefusal({ state, owner, firstApprover }: Approval, by: string): ApprovalRefusal | undefined {
  if (STATES[state].after.approve === undefined) return 'withdrawal.not_now'
  if (owner === by) return 'withdrawal.own'
  return state === 'seconding' && firstApprover === by ? 'withdrawal.same_person' : undefined
}

/** Who has the money. A paid withdrawal is with the member once its receipt is confirmed. */
export function holderOf(state: WithdrawalState, receipt: Receipt): Holder {
  return state === 'paid' && receipt === 'received' ? 'member' : STATES[state].holder
}

export type Promised = {
  readonly state: WithdrawalState
  readonly receipt: Receipt
  readonly promisedAtMs: number
  readonly paidAtMs: number | null
}

/** By when the next step happens; null when there is none. */
export function promiseOf(promised: Promised, autoReceiveMinutes: number): number | null {
  const { state, receipt, promisedAtMs, paidAtMs } = promised
  if (UNFINISHED.includes(state)) return promisedAtMs
  if (state !== 'paid' || paidAtMs === null || receipt === 'received') return null
  // Missing money is handled by staff; a withdrawal without a reply counts as received after a while.
  return receipt === 'unsaid' ? paidAtMs + minutes(autoReceiveMinutes) : null
}

export function promisedAt(askedAtMs: number, promisedHours: number): number {
  return askedAtMs + hours(promisedHours)
}

/** The member's reply about money that was paid out. */
export type Answer =
  /** So much arrived on top of `before`, the amount that the page showed. */
  | { readonly answer: 'received'; readonly before: bigint; readonly amount: bigint }
  | { readonly answer: 'fullyPaid' }
  | { readonly answer: 'notReceived' }

export type Paid = {
  readonly state: WithdrawalState
  readonly currency: Currency
  readonly receipt: Receipt
  /** What was sent: the amount less the fee. */
  readonly sent: bigint
  readonly received: bigint
}

export type Received = { readonly receipt: Receipt; readonly received: bigint }
export type AnswerRefusal = 'withdrawal.not_now' | 'withdrawal.amount_invalid'

/** Whether this reply was recorded already: after a lost response or a double tap. */
export function isRepeated({ state, receipt, received }: Paid, answer: Answer): boolean {
  if (state !== 'paid') return false
  if (answer.answer === 'fullyPaid') return receipt === 'received'
  return answer.answer === 'received' && answer.amount > 0n && answer.before + answer.amount === received
}

/** `received` says how much arrived now, on top of what arrived before; more than was sent is a typing error. */
export function receivedAfter(paid: Paid, answer: Answer): Received | AnswerRefusal {
  const { state, receipt, currency, sent, received } = paid
  // Once all of it has arrived, only a dispute is possible.
  if (state !== 'paid' || receipt === 'received') return 'withdrawal.not_now'
  if (answer.answer === 'fullyPaid') return { receipt: 'received', received: sent }
  if (answer.answer === 'notReceived') return { receipt: received > 0n ? 'partly' : 'missing', received }
  // From an outdated page.
  if (answer.before !== received) return 'withdrawal.not_now'
  const total = received + answer.amount
  if (!isPayable(currency, answer.amount) || total > sent) return 'withdrawal.amount_invalid'
  return { receipt: total === sent ? 'received' : 'partly', received: total }
}
