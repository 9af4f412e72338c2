import { z } from 'zod/mini'
import { defineCall } from '../call.ts'
import { atoms, currency, epochMs, uuid, written } from '../wire.ts'
import { depositDetail, depositLine } from './deposit.ts'
import { DEPOSIT_QUEUES } from './depositWords.ts'

const deskLine = z.strictObject({
  ...depositLine.shape,
  member: z.string(),
  memberNumber: z.string(),
  provider: z.string(),
})
export type DepositDeskLine = z.infer<typeof deskLine>

/** The provider's current state; null where it cannot be asked. */
const providerState = z.nullable(
  z.strictObject({
    state: z.enum(['waiting', 'paid', 'failed', 'reversed']),
    paid: atoms,
    /** The part that has not gone back. */
    left: atoms,
    currency,
    atMs: epochMs,
  }),
)

const deskDetail = z.strictObject({
  ...depositDetail.shape,
  member: z.string(),
  memberNumber: z.string(),
  provider: z.string(),
  /** The upload with the picture of the transfer. */
  receipt: z.nullable(uuid),
  heard: providerState,
})
export type DepositDeskDetail = z.infer<typeof deskDetail>

const one = z.strictObject({ id: uuid })

/** Deposits for staff. */
export const depositDesk = {
  list: defineCall({
    method: 'GET',
    path: '/api/v1/office/deposits',
    may: 'operator',
    says: 'Deposits by queue, newest first.',
    request: z.strictObject({
      queue: z.enum(DEPOSIT_QUEUES),
      before: z.optional(z.string().check(z.regex(/^[1-9]\d{0,14}$/))),
    }),
    reply: z.strictObject({ lines: z.array(deskLine), hasMore: z.boolean() }),
    refusals: [],
    perMinute: 120,
  }),
  one: defineCall({
    method: 'GET',
    path: '/api/v1/office/deposits/:id',
    may: 'operator',
    says: 'One deposit, with the provider’s current state.',
    request: one,
    reply: deskDetail,
    refusals: ['deposit.unknown'],
    perMinute: 120,
  }),
  look: defineCall({
    method: 'POST',
    path: '/api/v1/office/deposits/:id/look',
    may: 'operator',
    says: 'Asks the provider again and applies its answer; written to the audit log.',
    request: one,
    reply: deskDetail,
    refusals: ['deposit.unknown', 'deposit.provider_closed'],
    perMinute: 60,
    isSensitive: true,
    needsFreshProof: true,
    isMoney: true,
  }),
  close: defineCall({
    method: 'POST',
    path: '/api/v1/office/deposits/:id/close',
    may: 'operator',
    says: 'Ends a waiting deposit, with a reason; written to the audit log. A payment that arrives later is still credited.',
    request: z.strictObject({ id: uuid, reason: written(3, 300) }),
    reply: deskDetail,
    refusals: ['deposit.unknown', 'deposit.not_waiting'],
    perMinute: 60,
    isSensitive: true,
    needsFreshProof: true,
  }),
}
