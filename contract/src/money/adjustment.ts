import { z } from 'zod/mini'
import { defineCall } from '../call.ts'
import { atoms, currency, epochMs, key, uuid, wholeInAddress, written } from '../wire.ts'

/** Whose money it is that is given or taken: what the house gives away, or what passes through the bank. */
export const ADJUSTMENT_ACCOUNTS = ['promotion', 'clearing'] as const

/**
 * `seconding` has been approved by one, and another must; `approved` is on its way into the books; `done` is in them; `failed` was refused by them, for example because the money
 * was no longer there.
 */
export const ADJUSTMENT_STATES = ['proposed', 'seconding', 'approved', 'done', 'failed', 'refused', 'expired'] as const
export type AdjustmentState = (typeof ADJUSTMENT_STATES)[number]

const reason = written(3, 500)

const adjustment = z.strictObject({
  id: uuid,
  /** By number and by name. */
  member: z.strictObject({ number: z.string(), name: z.string() }),
  currency,
  /** What the member gains; negative for what is taken. */
  amount: atoms,
  account: z.enum(ADJUSTMENT_ACCOUNTS),
  reason: z.string(),
  state: z.enum(ADJUSTMENT_STATES),
  /** Which adjustment this one takes back, and which one takes this back. */
  undoes: z.nullable(uuid),
  undoneBy: z.nullable(uuid),
  proposedBy: z.string(),
  proposedAt: epochMs,
  expiresAt: epochMs,
  /** Who approved it first, where two must. */
  firstApprovedBy: z.nullable(z.string()),
  firstApprovedAt: z.nullable(epochMs),
  decidedBy: z.nullable(z.string()),
  decidedAt: z.nullable(epochMs),
  note: z.nullable(z.string()),
  /** When the books answered, and with which refusal, if they refused. */
  finishedAt: z.nullable(epochMs),
  failure: z.nullable(z.string()),
  /** Whether the reader may decide: it is proposed, by somebody else, and not about themselves. */
  mayDecide: z.boolean(),
})
export type Adjustment = z.infer<typeof adjustment>

const decided = [
  'adjustment.unknown',
  'adjustment.same_person',
  'adjustment.own_account',
  'adjustment.decided',
  'adjustment.expired',
] as const

/** Money given or taken by hand: one of the staff proposes, another decides. */
export const adjustments = {
  list: defineCall({
    method: 'GET',
    path: '/api/v1/office/adjustments',
    may: 'operator',
    says: 'Adjustments, the newest first: those that wait or those that are over; `next` of a page is what the next is asked with as `before`.',
    request: z.strictObject({ isOpen: z.enum(['yes', 'no']), before: z.optional(wholeInAddress) }),
    reply: z.strictObject({ list: z.array(adjustment), next: z.nullable(z.int()) }),
    refusals: [],
    perMinute: 240,
  }),
  read: defineCall({
    method: 'GET',
    path: '/api/v1/office/adjustments/:id',
    may: 'operator',
    says: 'One adjustment.',
    request: z.strictObject({ id: uuid }),
    reply: adjustment,
    refusals: ['adjustment.unknown'],
    perMinute: 240,
  }),
  propose: defineCall({
    method: 'POST',
    path: '/api/v1/office/adjustments',
    may: 'operator',
    says: 'Proposes to give a member money, or to take some; another one of the staff decides within a day.',
    request: z.strictObject({
      key,
      /** The number or the name. */
      member: written(1, 64),
      amount: atoms,
      account: z.enum(ADJUSTMENT_ACCOUNTS),
      reason,
    }),
    reply: z.strictObject({ id: uuid }),
    refusals: ['adjustment.member_unknown', 'adjustment.own_account', 'adjustment.amount', 'wallet.key_reused'],
    perMinute: 60,
    isSensitive: true,
    isMoney: true,
  }),
  undo: defineCall({
    method: 'POST',
    path: '/api/v1/office/adjustments/:id/undo',
    may: 'operator',
    says: 'Proposes to take an adjustment back; another one of the staff decides within a day.',
    request: z.strictObject({ id: uuid, key, reason }),
    reply: z.strictObject({ id: uuid }),
    refusals: ['adjustment.unknown', 'adjustment.own_account', 'adjustment.not_done', 'wallet.key_reused'],
    perMinute: 60,
    isSensitive: true,
    isMoney: true,
  }),
  approve: defineCall({
    method: 'POST',
    path: '/api/v1/office/adjustments/:id/approve',
    may: 'operator',
    says: 'Approves what another proposed; above a sum in a day a second one must, and then the money moves at once.',
    request: z.strictObject({ id: uuid }),
    reply: adjustment,
    refusals: [...decided],
    perMinute: 60,
    isSensitive: true,
    needsFreshProof: true,
    isMoney: true,
  }),
  refuse: defineCall({
    method: 'POST',
    path: '/api/v1/office/adjustments/:id/refuse',
    may: 'operator',
    says: 'Refuses what another proposed.',
    request: z.strictObject({ id: uuid, note: reason }),
    reply: adjustment,
    refusals: [...decided],
    perMinute: 60,
    isSensitive: true,
    isMoney: true,
  }),
}
