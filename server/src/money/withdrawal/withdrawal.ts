import type { Holder, Receipt, WithdrawalState } from '@ronda/contract'
import { hours, isPayable, minutes, type Currency } from '@ronda/core'

/** What can happen to a withdrawal. */
export type Happening =
  | 'holdTaken'
  | 'holdRefused'
  | 'approve'
  | 'reject'
  | 'askProvider'
  | 'providerPaid'
  | 'providerFailed'
  | 'captured'
  | 'released'

/** What the house itself has to do next, as often as it takes: each of these may be done twice and counts once. */
export type Chore = 'hold' | 'askProvider' | 'followUp' | 'capture' | 'release'

type Place = {
  readonly chore?: Chore
  /** Who has the money meanwhile. */
  readonly holder: Holder
  readonly after: Partial<Record<Happening, WithdrawalState>>
}

/**
 * The whole life of a withdrawal. The money is in the cash wallet before `held`, in the held wallet until it is captured
 * or released, and each is written down as a state before the books are asked, so that whatever stops in between is
 * finished by whoever comes next.
 */
export const PLACES: Readonly<Record<WithdrawalState, Place>> = {
  asked: { chore: 'hold', holder: 'member', after: { holdTaken: 'held', holdRefused: 'refused' } },
  refused: { holder: 'member', after: {} },
  held: { holder: 'house', after: { approve: 'approved', reject: 'rejecting' } },
  seconding: { holder: 'house', after: { approve: 'approved', reject: 'rejecting' } },
  approved: { chore: 'askProvider', holder: 'house', after: { askProvider: 'paying', reject: 'rejecting' } },
  // From here on nobody but the provider knows: it cannot be taken back.
  paying: { chore: 'followUp', holder: 'provider', after: { providerPaid: 'settling', providerFailed: 'failing' } },
  settling: { chore: 'capture', holder: 'provider', after: { captured: 'paid' } },
  paid: { holder: 'provider', after: {} },
  rejecting: { chore: 'release', holder: 'house', after: { released: 'rejected' } },
  rejected: { holder: 'member', after: {} },
  failing: { chore: 'release', holder: 'house', after: { released: 'failed' } },
  failed: { holder: 'member', after: {} },
}

const statesWhere = (fits: (place: Place) => boolean): readonly WithdrawalState[] =>
  (Object.keys(PLACES) as WithdrawalState[]).filter((state) => fits(PLACES[state]))

/** Those in which the house owes something: to decide, to pay, or to write down. */
export const UNFINISHED: readonly WithdrawalState[] = statesWhere(({ after }) => Object.keys(after).length > 0)

/** Those that move without anybody deciding. */
export const MOVING: readonly WithdrawalState[] = statesWhere(({ chore }) => chore !== undefined)

/** Those that have taken nothing, and so do not count towards what may leave in a day. */
export const UNDONE: readonly WithdrawalState[] = ['refused', 'rejecting', 'rejected', 'failing', 'failed']

/** Undefined when it cannot happen now. */
export function stateAfter(
  state: WithdrawalState,
  happening: Happening,
  needsSecond: boolean,
): WithdrawalState | undefined {
  // The first of two who must agree.
  if (happening === 'approve' && state === 'held' && needsSecond) return 'seconding'
  return PLACES[state].after[happening]
}

export type Approval = {
  readonly state: WithdrawalState
  readonly owner: string
  readonly firstApprover: string | null
}

export type ApprovalRefusal = 'withdrawal.not_now' | 'withdrawal.own' | 'withdrawal.same_person'

/** Nobody decides about their own money, and nobody is both of two. */
export function approvalRefusal({ state, owner, firstApprover }: Approval, by: string): ApprovalRefusal | undefined {
  if (PLACES[state].after.approve === undefined) return 'withdrawal.not_now'
  if (owner === by) return 'withdrawal.own'
  return state === 'seconding' && firstApprover === by ? 'withdrawal.same_person' : undefined
}

/** Who has the money. Once it is paid out, it is the member's as soon as anybody says that it has come. */
export function holderOf(state: WithdrawalState, receipt: Receipt): Holder {
  return state === 'paid' && receipt === 'received' ? 'member' : PLACES[state].holder
}

export type Promised = {
  readonly state: WithdrawalState
  readonly receipt: Receipt
  readonly promisedAtMs: number
  readonly paidAtMs: number | null
}

/** By when the next thing happens; null when nothing more is to come. */
export function promiseOf(promised: Promised, autoReceiveMinutes: number): number | null {
  const { state, receipt, promisedAtMs, paidAtMs } = promised
  if (UNFINISHED.includes(state)) return promisedAtMs
  if (state !== 'paid' || paidAtMs === null || receipt === 'received') return null
  // What is missing is being looked into; what nobody has spoken of counts as received after a while.
  return receipt === 'unsaid' ? paidAtMs + minutes(autoReceiveMinutes) : null
}

export function promisedAt(askedAtMs: number, promisedHours: number): number {
  return askedAtMs + hours(promisedHours)
}

/** What the member says of money that was paid out. */
export type Answer =
  /** So much has come on top of what had come before; what that was, the page says. */
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

/** Whether this has been said already: a reply that got lost, a finger that was too quick. */
export function isSaid({ state, receipt, received }: Paid, answer: Answer): boolean {
  if (state !== 'paid') return false
  if (answer.answer === 'fullyPaid') return receipt === 'received'
  return answer.answer === 'received' && answer.amount > 0n && answer.before + answer.amount === received
}

/** `received` says how much came now, on top of what came before; what is more than was sent is a slip of the pen. */
export function receivedAfter(paid: Paid, answer: Answer): Received | AnswerRefusal {
  const { state, receipt, currency, sent, received } = paid
  // Once all of it has come there is nothing to say but that one disagrees, which is a dispute.
  if (state !== 'paid' || receipt === 'received') return 'withdrawal.not_now'
  if (answer.answer === 'fullyPaid') return { receipt: 'received', received: sent }
  if (answer.answer === 'notReceived') return { receipt: received > 0n ? 'partly' : 'missing', received }
  // From a page that is out of date.
  if (answer.before !== received) return 'withdrawal.not_now'
  const total = received + answer.amount
  if (!isPayable(currency, answer.amount) || total > sent) return 'withdrawal.amount_invalid'
  return { receipt: total === sent ? 'received' : 'partly', received: total }
}
