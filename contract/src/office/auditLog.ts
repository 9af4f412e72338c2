import { z } from 'zod/mini'
import { defineCall } from '../call.ts'
import { epochMs, hex64, nothing, wholeInAddress, written } from '../wire.ts'

const word = written(1, 120)

const auditEntry = z.strictObject({
  /** Its position in the chain. */
  seq: z.int(),
  at: epochMs,
  /** Who did it, by name; `house` for the server itself. */
  actor: z.string(),
  action: z.string(),
  subject: z.string(),
  /** What changed and why, as JSON, byte for byte as it was sealed. */
  detail: z.string(),
  before: hex64,
  hash: hex64,
})
export type AuditLine = z.infer<typeof auditEntry>

const chain = z.strictObject({
  checkedAt: epochMs,
  /** The last entry that was checked. */
  seq: z.int(),
  faults: z.array(
    z.strictObject({ seq: z.int(), fault: z.enum(['changed', 'unlinked', 'missing', 'beyond', 'unsigned']) }),
  ),
  /** The end of the chain when it was last signed, and the Ed25519 key to check it. */
  signed: z.nullable(
    z.strictObject({ day: z.string(), seq: z.int(), hash: hex64, signature: z.string(), publicKey: hex64 }),
  ),
})
export type AuditChain = z.infer<typeof chain>

export const auditLog = {
  list: defineCall({
    method: 'GET',
    path: '/api/v1/office/deeds',
    may: 'operator',
    says: 'The audit log of staff actions, newest first; `before` is the last entry of the previous page.',
    request: z.strictObject({
      actor: z.optional(word),
      action: z.optional(word),
      subject: z.optional(word),
      before: z.optional(wholeInAddress),
    }),
    reply: z.strictObject({ list: z.array(auditEntry), hasMore: z.boolean() }),
    refusals: [],
    perMinute: 240,
  }),
  chain: defineCall({
    method: 'GET',
    path: '/api/v1/office/deeds/chain',
    may: 'operator',
    says: 'The result of the last check of the audit log’s chain, and its end when it was last signed.',
    request: nothing,
    reply: chain,
    refusals: [],
    perMinute: 120,
  }),
  verify: defineCall({
    method: 'POST',
    path: '/api/v1/office/deeds/verify',
    may: 'operator',
    says: 'Checks the whole chain now.',
    request: nothing,
    reply: chain,
    refusals: [],
    perMinute: 6,
  }),
}
