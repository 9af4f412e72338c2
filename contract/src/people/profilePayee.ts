import { z } from 'zod/mini'
import { defineCall } from '../call.ts'
import { epochMs, key, nothing } from '../wire.ts'

const queued = z.strictObject({
  id: z.string(),
  /** The public number of the member, and their name. */
  member: z.string(),
  username: z.string(),
  askedAtMs: epochMs,
})

const PAYEE_REASON_MAX = 300

/** Payee names that members request instead of the current one. */
export const profileDesk = {
  queue: defineCall({
    method: 'GET',
    path: '/api/v1/office/payees',
    may: 'operator',
    says: 'Requested payee names, oldest first; `after` is the last one of the previous page.',
    request: z.strictObject({ after: z.optional(key) }),
    reply: z.strictObject({ changes: z.array(queued), hasMore: z.boolean() }),
    refusals: [],
    perMinute: 120,
  }),
  open: defineCall({
    method: 'POST',
    path: '/api/v1/office/payees/:id/open',
    may: 'operator',
    says: 'One requested payee name beside all known names of the member. The access is written to the audit log.',
    request: z.strictObject({ id: key }),
    reply: z.strictObject({
      change: queued,
      /** The current payee name. */
      current: z.nullable(z.string()),
      wanted: z.string(),
      /** The full name in the profile. */
      stated: z.nullable(z.string()),
      /** The name on an approved identity document. */
      verified: z.nullable(z.string()),
      isOwn: z.boolean(),
    }),
    refusals: ['payee.unknown'],
    perMinute: 120,
  }),
  decide: defineCall({
    method: 'POST',
    path: '/api/v1/office/payees/:id/decide',
    may: 'operator',
    says: 'Approves a payee name, which is used from then on, or refuses it for a reason that the member reads.',
    request: z.strictObject({
      id: key,
      isApproved: z.boolean(),
      reason: z.string().check(z.minLength(3), z.maxLength(PAYEE_REASON_MAX)),
    }),
    reply: nothing,
    refusals: ['payee.unknown', 'payee.own', 'payee.decided', 'payee.not_verified'],
    perMinute: 60,
    isSensitive: true,
  }),
}
