import { z } from 'zod/mini'
import { defineCall } from '../call.ts'
import { atoms, currency, epochMs, key, uuid, written } from '../wire.ts'
import {
  BANK_FILE_MAX,
  BANK_PAYOUT_QUEUES,
  BANK_RECORD_STATES,
  BANK_RECORDS,
  BANK_TRANSFER_QUEUES,
} from './bankTransferWords.ts'
import { DEPOSIT_STATES } from './depositWords.ts'
import { payoutKind } from './payoutAccount.ts'

const person = z.strictObject({ number: z.string(), username: z.string() })
/** A day of the bank's statement. */
const day = z.iso.date()

export const bankRecord = z.strictObject({
  id: uuid,
  kind: z.enum(BANK_RECORDS),
  amount: atoms,
  /** The bank's own reference; null for a payout that failed. */
  bankReference: z.nullable(z.string()),
  on: z.nullable(z.string()),
  /** Why a payout failed. */
  note: z.nullable(z.string()),
  state: z.enum(BANK_RECORD_STATES),
  recordedBy: z.string(),
  recordedAt: epochMs,
  decidedBy: z.nullable(z.string()),
  decidedAt: z.nullable(epochMs),
  /** Whether whoever asks did not record it themselves. */
  mayConfirm: z.boolean(),
})
export type BankRecord = z.infer<typeof bankRecord>

const transfer = z.strictObject({
  id: uuid,
  /** Grows with every transfer; lists are sorted by it. */
  seq: z.int(),
  member: person,
  reference: z.string(),
  amount: atoms,
  currency,
  /** The account of the brand that the member was shown. */
  holder: z.string(),
  bank: z.string(),
  account: z.string(),
  arrived: atoms,
  returned: atoms,
  /** What may not be credited to the member and must still be sent back. */
  toReturn: atoms,
  /** Of the deposit; null where there is none. What is cancelled or expired may still arrive. */
  state: z.nullable(z.enum(DEPOSIT_STATES)),
  askedAt: epochMs,
  /** Newest first; a list has only the one that waits for a second person. */
  records: z.array(bankRecord),
})
export type BankTransfer = z.infer<typeof transfer>

const payout = z.strictObject({
  id: uuid,
  seq: z.int(),
  member: person,
  amount: atoms,
  currency,
  kind: payoutKind,
  holder: z.string(),
  institution: z.string(),
  /** Its last digits; `payee` has it in full. */
  account: z.string(),
  state: z.enum(['waiting', 'paid', 'failed']),
  /** Staff have frozen payouts of the member: it is put in no file. What was paid anyway can be recorded. */
  isFrozen: z.boolean(),
  /** Until when it is put in no file, because of a change to the member's security. */
  pausedUntil: z.nullable(epochMs),
  askedAt: epochMs,
  /** When it was last put in a file for the bank: whoever pays must not pay it a second time by hand. */
  exportedAt: z.nullable(epochMs),
  records: z.array(bankRecord),
})
export type BankPayout = z.infer<typeof payout>

/** Where a payout goes, in full. */
const payee = z.strictObject({ holder: z.string(), institution: z.string(), account: z.string() })
export type BankPayee = z.infer<typeof payee>

const fileLine = z.strictObject({ id: uuid, ...payee.shape, amount: atoms, currency, askedAt: epochMs })
export type BankFileLine = z.infer<typeof fileLine>

const one = z.strictObject({ id: uuid })
const before = z.optional(z.string().check(z.regex(/^[1-9]\d{0,14}$/)))
const bankReference = written(2, 60)
const decided = ['bankTransfer.unknown', 'bankTransfer.decided', 'bankTransfer.own'] as const
const recorded = [
  'bankTransfer.unknown',
  'bankTransfer.amount_invalid',
  'bankTransfer.date_invalid',
  'bankTransfer.reference_used',
  'bankTransfer.recorded',
  'bankTransfer.not_now',
  'bankTransfer.own',
  'wallet.key_reused',
] as const

/** Bank transfers that staff record by hand: deposits that arrive, and payouts that they make. */
export const bankTransferDesk = {
  transfers: defineCall({
    method: 'GET',
    path: '/api/v1/office/bank-transfers',
    may: 'operator',
    says: 'Deposits by bank transfer by queue, newest first, or the one with a reference.',
    request: z.strictObject({
      queue: z.enum(BANK_TRANSFER_QUEUES),
      before,
      reference: z.optional(z.string().check(z.regex(/^\d{1,20}$/))),
    }),
    reply: z.strictObject({ list: z.array(transfer), hasMore: z.boolean() }),
    refusals: [],
    perMinute: 240,
  }),
  transfer: defineCall({
    method: 'GET',
    path: '/api/v1/office/bank-transfers/:id',
    may: 'operator',
    says: 'One deposit by bank transfer with everything recorded about it.',
    request: one,
    reply: transfer,
    refusals: ['bankTransfer.unknown'],
    perMinute: 240,
  }),
  recordTransfer: defineCall({
    method: 'POST',
    path: '/api/v1/office/bank-transfers/record',
    may: 'operator',
    says: 'Records what arrived of a deposit by bank transfer, or what went back; it counts once a second person confirms it.',
    request: z.strictObject({
      key,
      id: uuid,
      kind: z.enum(['arrived', 'returned']),
      amount: atoms,
      bankReference,
      on: day,
    }),
    reply: transfer,
    refusals: recorded,
    perMinute: 120,
    isSensitive: true,
    needsFreshProof: true,
    isMoney: true,
  }),
  payouts: defineCall({
    method: 'GET',
    path: '/api/v1/office/bank-payouts',
    may: 'operator',
    says: 'Payouts by hand by queue: those to pay and to confirm oldest first, those that are over newest first.',
    request: z.strictObject({ queue: z.enum(BANK_PAYOUT_QUEUES), after: before }),
    reply: z.strictObject({ list: z.array(payout), hasMore: z.boolean() }),
    refusals: [],
    perMinute: 240,
  }),
  payout: defineCall({
    method: 'GET',
    path: '/api/v1/office/bank-payouts/:id',
    may: 'operator',
    says: 'One payout by hand with everything recorded about it.',
    request: one,
    reply: payout,
    refusals: ['bankTransfer.unknown'],
    perMinute: 240,
  }),
  payee: defineCall({
    method: 'POST',
    path: '/api/v1/office/bank-payouts/payee',
    may: 'operator',
    says: 'Where a payout by hand goes, in full. Written to the audit log.',
    request: one,
    reply: payee,
    refusals: ['bankTransfer.unknown'],
    perMinute: 60,
    isSensitive: true,
  }),
  recordPayout: defineCall({
    method: 'POST',
    path: '/api/v1/office/bank-payouts/record',
    may: 'operator',
    says: 'Records that a payout was made by hand, or that it failed; it counts once a second person confirms it.',
    request: z.discriminatedUnion('kind', [
      z.strictObject({ key, id: uuid, kind: z.literal('paid'), bankReference, on: day }),
      z.strictObject({ key, id: uuid, kind: z.literal('failed'), note: written(3, 200) }),
    ]),
    reply: payout,
    refusals: recorded,
    perMinute: 120,
    isSensitive: true,
    needsFreshProof: true,
    isMoney: true,
  }),
  payoutFile: defineCall({
    method: 'POST',
    path: '/api/v1/office/bank-payouts/file',
    may: 'operator',
    says: `Up to ${BANK_FILE_MAX} payouts to pay, oldest first, for the bank's bulk upload: those in no file yet, or what is still to pay of the last file that the same person made. Nothing of members who are frozen or paused. Written to the audit log.`,
    request: z.strictObject({ isAgain: z.boolean() }),
    reply: z.strictObject({ list: z.array(fileLine) }),
    refusals: [],
    perMinute: 30,
    isSensitive: true,
    needsFreshProof: true,
  }),
  confirm: defineCall({
    method: 'POST',
    path: '/api/v1/office/bank-records/confirm',
    may: 'operator',
    says: 'Confirms what another person recorded: the money is credited, paid or returned.',
    request: one,
    reply: bankRecord,
    refusals: [...decided, 'bankTransfer.same_person'],
    perMinute: 120,
    isSensitive: true,
    needsFreshProof: true,
    isMoney: true,
  }),
  withdraw: defineCall({
    method: 'POST',
    path: '/api/v1/office/bank-records/withdraw',
    may: 'operator',
    says: 'Withdraws a wrong record before it is confirmed.',
    request: one,
    reply: bankRecord,
    refusals: decided,
    perMinute: 120,
    isSensitive: true,
    isMoney: true,
  }),
}
