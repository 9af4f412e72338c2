import { z } from 'zod/mini'
import { defineCall } from '../call.ts'
import { atoms, currency, epochMs, key, nothing, uuid } from '../wire.ts'
import { payoutKind } from './payoutAccount.ts'

/**
 * The state of a withdrawal. `asked`: stored, the money is not held yet. `seconding`: approved by one member of staff,
 * and a second one must approve too. `settling`, `rejecting` and `failing`: decided, not in the ledger yet.
 */
export const WITHDRAWAL_STATES = [
  'asked',
  'refused',
  'held',
  'seconding',
  'approved',
  'paying',
  'settling',
  'paid',
  'rejecting',
  'rejected',
  'failing',
  'failed',
] as const
export const withdrawalState = z.enum(WITHDRAWAL_STATES)
export type WithdrawalState = z.infer<typeof withdrawalState>

/** Whether the money has arrived, as the member confirmed, or as assumed after a while. */
export const RECEIPTS = ['unsaid', 'received', 'partly', 'missing'] as const
export const receipt = z.enum(RECEIPTS)
export type Receipt = z.infer<typeof receipt>

/** Why staff investigate a withdrawal. */
export const CASE_CAUSES = ['late', 'missing', 'partly', 'disputed'] as const
const caseCause = z.enum(CASE_CAUSES)
export const CASE_STATES = ['open', 'answered', 'closed'] as const
const caseState = z.enum(CASE_STATES)

/** The steps of a timeline. */
export const WITHDRAWAL_STEPS = [
  'asked',
  'refused',
  'held',
  'seconding',
  'approved',
  'paused',
  'paying',
  'paid',
  'rejecting',
  'rejected',
  'failing',
  'failed',
  'received',
  'partly',
  'missing',
  'fullyPaid',
  'autoReceived',
  'late',
  'disputed',
  'answered',
  'closed',
] as const
export const withdrawalStep = z.enum(WITHDRAWAL_STEPS)
export type WithdrawalStep = z.infer<typeof withdrawalStep>

/** Who holds the money. */
export const holder = z.enum(['member', 'house', 'provider'])
export type Holder = z.infer<typeof holder>

export const PROOFS_MAX = 3
export const WORDS_MAX = 500

export const withdrawalCase = z.strictObject({
  cause: caseCause,
  state: caseState,
  openedAt: epochMs,
  /** What the member wrote. */
  words: z.string(),
  proofs: z.array(z.string()),
  answer: z.nullable(z.string()),
  answeredAt: z.nullable(epochMs),
})
export type WithdrawalCase = z.infer<typeof withdrawalCase>

export const timelineEntry = z.strictObject({
  step: withdrawalStep,
  at: epochMs,
  /** Who holds the money from then on. */
  holder,
  /** The text of the step: a reason, an answer. */
  words: z.nullable(z.string()),
  amount: z.nullable(atoms),
  /** Until when it waits, if it does. */
  until: z.nullable(epochMs),
})
export type TimelineEntry = z.infer<typeof timelineEntry>

export const withdrawalLine = z.strictObject({
  id: z.string(),
  state: withdrawalState,
  currency,
  amount: atoms,
  fee: atoms,
  /** What arrived, as far as is known, and what is still missing of the payout. */
  received: atoms,
  remaining: atoms,
  receipt,
  account: z.strictObject({ kind: payoutKind, institution: z.string(), masked: z.string() }),
  askedAt: epochMs,
  holder,
  /** By when the next step is promised; null when there is none. */
  promisedAt: z.nullable(epochMs),
  case: z.nullable(withdrawalCase),
  timeline: z.array(timelineEntry),
})
export type WithdrawalLine = z.infer<typeof withdrawalLine>

/** Why not more can be withdrawn: the first limit that applies. */
export const ROOM_REASONS = ['funds', 'wagering', 'max', 'day', 'paused'] as const
export const withdrawalAllowance = z.strictObject({
  currency,
  cash: atoms,
  /** Exactly what is accepted right now; zero when it would be below the minimum. */
  most: atoms,
  reason: z.enum(ROOM_REASONS),
  min: atoms,
  max: atoms,
  /** What must still be played of the deposits. */
  wageringLeft: atoms,
  dayMax: atoms,
  dayLeft: atoms,
  tier: z.int(),
  feePermille: z.int(),
  promisedHours: z.int(),
  autoReceiveMinutes: z.int(),
  /** Nothing is paid out before then, because of a change to the account's security. */
  pausedUntil: z.nullable(epochMs),
})
export type WithdrawalAllowance = z.infer<typeof withdrawalAllowance>

/** No person types the characters that PostgreSQL cannot store. */
export const TYPED = /^[^\0]*$/
const words = z.string().check(z.maxLength(WORDS_MAX), z.regex(TYPED))
/** Pictures that were uploaded as proofs before. */
const proofs = z.array(uuid).check(z.maxLength(PROOFS_MAX))

export const withdrawal = {
  room: defineCall({
    method: 'GET',
    path: '/api/v1/member/withdrawals/room',
    may: 'member',
    says: 'How much can be withdrawn now, and why not more.',
    request: nothing,
    reply: withdrawalAllowance,
    refusals: [],
    perMinute: 120,
  }),
  list: defineCall({
    method: 'GET',
    path: '/api/v1/member/withdrawals',
    may: 'member',
    says: 'The member’s withdrawals, newest first, each with its timeline.',
    request: z.strictObject({ before: z.optional(uuid) }),
    reply: z.strictObject({ list: z.array(withdrawalLine), next: z.nullable(uuid) }),
    refusals: [],
    perMinute: 120,
  }),
  one: defineCall({
    method: 'GET',
    path: '/api/v1/member/withdrawals/:id',
    may: 'member',
    says: 'One withdrawal of the member with its timeline.',
    request: z.strictObject({ id: uuid }),
    reply: withdrawalLine,
    refusals: ['withdrawal.unknown'],
    perMinute: 240,
  }),
  request: defineCall({
    method: 'POST',
    path: '/api/v1/member/withdrawals',
    may: 'member',
    says: 'Requests a payout. The money is held at once; `max` means the highest amount possible at that moment.',
    request: z.strictObject({
      key,
      account: uuid,
      amount: z.union([z.literal('max'), atoms]),
      paymentPassword: z.string().check(z.maxLength(128)),
    }),
    reply: withdrawalLine,
    refusals: [
      'account.frozen',
      'bonus.running',
      'payout.account_unknown',
      'payout.account_waiting',
      'payout.holder_mismatch',
      'payment_password.missing',
      'payment_password.wrong',
      'payment_password.locked',
      'withdrawal.paused',
      'withdrawal.amount_invalid',
      'withdrawal.below_min',
      'withdrawal.above_max',
      'withdrawal.day_reached',
      'withdrawal.wagering_left',
      'wallet.insufficient_funds',
      'wallet.key_reused',
    ],
    perMinute: 20,
    isEncrypted: true,
    isSensitive: true,
    isMoney: true,
  }),
  confirm: defineCall({
    method: 'POST',
    path: '/api/v1/member/withdrawals/confirm',
    may: 'member',
    says: 'Confirms how much of a payout has arrived: a part, all, or nothing.',
    request: z.discriminatedUnion('answer', [
      /**
       * `before` is the amount confirmed before, as the page shows it: so the same confirmation sent twice counts
       * once.
       */
      z.strictObject({ id: uuid, answer: z.literal('received'), before: atoms, amount: atoms }),
      z.strictObject({ id: uuid, answer: z.literal('fullyPaid') }),
      z.strictObject({ id: uuid, answer: z.literal('notReceived'), words, proofs }),
    ]),
    reply: withdrawalLine,
    refusals: ['withdrawal.unknown', 'withdrawal.not_now', 'withdrawal.amount_invalid', 'upload.unknown'],
    perMinute: 20,
    isMoney: true,
  }),
  dispute: defineCall({
    method: 'POST',
    path: '/api/v1/member/withdrawals/dispute',
    may: 'member',
    says: 'Asks staff to investigate a withdrawal, whatever was confirmed before.',
    request: z.strictObject({ id: uuid, words, proofs }),
    reply: withdrawalLine,
    refusals: ['withdrawal.unknown', 'withdrawal.not_now', 'upload.unknown'],
    perMinute: 20,
    isMoney: true,
  }),
}
