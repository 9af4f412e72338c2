import { z } from 'zod/mini'
import { defineCall } from '../call.ts'
import { atoms, currency, epochMs, key, uuid, wholeInAddress, written } from '../wire.ts'

/** The house account on the other side: promotions, or the clearing of payments. */
export const ADJUSTMENT_ACCOUNTS = ['promotion', 'clearing'] as const

/**
 * `seconding`: approved by one person, and a second one must approve too. `approved`: not in the ledger yet. `done`:
 * in the ledger. `failed`: refused by the ledger, for example because the money was no longer there.
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
  /** Which adjustment this one reverses, and which one reverses this. */
  undoes: z.nullable(uuid),
  undoneBy: z.nullable(uuid),
  proposedBy: z.string(),
  proposedAt: epochMs,
  expiresAt: epochMs,
  /** Who approved it first, where two people must. */
  firstApprovedBy: z.nullable(z.string()),
  firstApprovedAt: z.nullable(epochMs),
  decidedBy: z.nullable(z.string()),
  decidedAt: z.nullable(epochMs),
  note: z.nullable(z.string()),
  /** When the ledger replied, and with which refusal, if it refused. */
  finishedAt: z.nullable(epochMs),
  failure: z.nullable(z.string()),
  /** Whether the reader may decide: it is proposed, by somebody else, and not about the reader. */
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

/** Manual changes of a balance: one member of staff proposes, another decides. */
export const adjustments = {
  list: defineCall({
    method: 'GET',
    path: '/api/v1/office/adjustments',
    may: 'operator',
    says: 'Adjustments, newest first: open or closed; send `next` of a page as `before` to get the next page.',
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
    says: 'Proposes to give money to a member, or to take some; another member of staff decides within a day.',
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
    says: 'Proposes to reverse an adjustment; another member of staff decides within a day.',
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
    says: 'Approves a proposal of another person; above a daily sum a second person must approve too, and then the money moves at once.',
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
    says: 'Refuses a proposal of another person.',
    request: z.strictObject({ id: uuid, note: reason }),
    reply: adjustment,
    refusals: [...decided],
    perMinute: 60,
    isSensitive: true,
    isMoney: true,
  }),
}
