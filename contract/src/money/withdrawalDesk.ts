import { z } from 'zod/mini'
import { defineCall } from '../call.ts'
import { atoms, epochMs, uuid } from '../wire.ts'
import { TYPED, withdrawalLine, WORDS_MAX } from './withdrawal.ts'

/** The queues of withdrawals: to decide, on the way, with a question, or done. */
export const WITHDRAWAL_QUEUES = ['decide', 'onTheWay', 'cases', 'done'] as const
const pile = z.enum(WITHDRAWAL_QUEUES)
export type WithdrawalQueueName = z.infer<typeof pile>

export const deskWithdrawal = z.strictObject({
  ...withdrawalLine.shape,
  member: z.strictObject({ number: z.string(), username: z.string() }),
  /** The name on the payout account. */
  holderName: z.string(),
  /** The name on an approved identity document; null before there is one. */
  verifiedName: z.nullable(z.string()),
  /** Whether the account is in the payee name; otherwise it cannot be approved. */
  isOwnName: z.boolean(),
  /** Other members with the same account. */
  sharedWith: z.array(z.string()),
  /** What the member owes because of chargebacks that the balance did not cover. */
  owed: atoms,
  /** Until when nothing is paid out, because of a change to the member's security. */
  pausedUntil: z.nullable(epochMs),
  /** What came by deposits that the payer's bank can still charge back. */
  chargeable: atoms,
  /** The member is excluded: deposits need not be played before they are withdrawn. */
  isWaived: z.boolean(),
  /** From a certain amount on, in a day and for one member or by one approver, two people must approve. */
  needsTwo: z.boolean(),
  firstApprover: z.nullable(z.string()),
  approver: z.nullable(z.string()),
})
export type DeskWithdrawal = z.infer<typeof deskWithdrawal>

const words = z.string().check(z.minLength(3), z.maxLength(WORDS_MAX), z.regex(TYPED))
const one = z.strictObject({ id: uuid })
const decided = ['withdrawal.unknown', 'withdrawal.not_now'] as const

export const withdrawalDesk = {
  queue: defineCall({
    method: 'GET',
    path: '/api/v1/office/withdrawals',
    may: 'operator',
    says: 'Withdrawals by queue, the earliest promised time first.',
    request: z.strictObject({
      pile,
      after: z.optional(z.string().check(z.regex(/^\d{1,14}_[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/))),
    }),
    reply: z.strictObject({ list: z.array(deskWithdrawal), next: z.nullable(z.string()) }),
    refusals: [],
    perMinute: 240,
  }),
  one: defineCall({
    method: 'GET',
    path: '/api/v1/office/withdrawals/:id',
    may: 'operator',
    says: 'One withdrawal with all details for staff.',
    request: one,
    reply: deskWithdrawal,
    refusals: ['withdrawal.unknown'],
    perMinute: 240,
  }),
  approve: defineCall({
    method: 'POST',
    path: '/api/v1/office/withdrawals/approve',
    may: 'operator',
    says: 'Approves a withdrawal; above a certain daily amount a second person must approve too.',
    request: one,
    reply: deskWithdrawal,
    refusals: [...decided, 'withdrawal.own', 'withdrawal.same_person', 'payout.holder_mismatch'],
    perMinute: 120,
    isSensitive: true,
    needsFreshProof: true,
    isMoney: true,
  }),
  reject: defineCall({
    method: 'POST',
    path: '/api/v1/office/withdrawals/reject',
    may: 'operator',
    says: 'Refuses a withdrawal for a reason that the member reads; the money is available again.',
    request: z.strictObject({ id: uuid, reason: words }),
    reply: deskWithdrawal,
    refusals: [...decided, 'withdrawal.own'],
    perMinute: 120,
    isSensitive: true,
    isMoney: true,
  }),
  retry: defineCall({
    method: 'POST',
    path: '/api/v1/office/withdrawals/retry',
    may: 'operator',
    says: 'Asks the provider again about a payout that has not arrived.',
    request: one,
    reply: deskWithdrawal,
    refusals: decided,
    perMinute: 60,
    isSensitive: true,
    isMoney: true,
  }),
  answer: defineCall({
    method: 'POST',
    path: '/api/v1/office/withdrawals/answer',
    may: 'operator',
    says: 'Answers the member’s question about a withdrawal.',
    request: z.strictObject({ id: uuid, words, isClosed: z.boolean() }),
    reply: deskWithdrawal,
    refusals: decided,
    perMinute: 120,
    isSensitive: true,
  }),
}
