import { z } from 'zod/mini'
import { defineCall } from '../call.ts'
import { epochMs, key, nothing, uuid } from '../wire.ts'
import {
  DOCUMENT_FORMS,
  DOCUMENT_KINDS,
  DOCUMENT_NOTE_MAX,
  DOCUMENT_REASONS,
  TIER_ITEM_STATES,
  TIER_ITEMS,
  type DocumentForm,
} from './documentsWords.ts'
import { PROFILE_FIELDS } from './profileWords.ts'

const form = z.enum(Object.keys(DOCUMENT_FORMS) as [DocumentForm, ...DocumentForm[]])
const kind = z.enum(DOCUMENT_KINDS)
const reason = z.enum(DOCUMENT_REASONS)
const note = z.string().check(z.maxLength(DOCUMENT_NOTE_MAX))
const tier = z.int().check(z.gte(0), z.lte(2))

const tierItem = z.strictObject({
  item: z.enum(TIER_ITEMS),
  state: z.enum(TIER_ITEM_STATES),
  /** While it is under review: by when it is decided. */
  promisedByMs: z.nullable(epochMs),
  reason: z.nullable(reason),
  note: z.nullable(z.string()),
})
export type TierNeed = z.infer<typeof tierItem>

/** The verification tier of a member, and the documents for it. */
export const documents = {
  overview: defineCall({
    method: 'GET',
    path: '/api/v1/member/documents',
    may: 'member',
    says: 'The tier of the member, the daily limit of each tier, and everything that each still needs.',
    request: nothing,
    reply: z.strictObject({
      tier,
      tiers: z.array(z.strictObject({ tier, payoutPerDay: z.int(), needs: z.array(tierItem) })),
    }),
    refusals: [],
    perMinute: 120,
  }),
  send: defineCall({
    method: 'POST',
    path: '/api/v1/member/documents',
    may: 'member',
    says: 'Submits a document made of pictures that were uploaded before; staff decide within the promised time.',
    request: z.strictObject({ id: key, form, uploads: z.array(uuid).check(z.minLength(1), z.maxLength(3)) }),
    reply: nothing,
    refusals: [
      'document.profile_first',
      'document.waiting',
      'document.passed',
      'document.pictures_missing',
      'document.key_reused',
      'upload.unknown',
    ],
    perMinute: 20,
    isSensitive: true,
  }),
}

const queued = z.strictObject({
  id: z.string(),
  /** The public number of the member, and their name. */
  member: z.string(),
  username: z.string(),
  kind,
  form,
  sentAtMs: epochMs,
  promisedByMs: epochMs,
  /** It raises the daily limit so far that two people must approve it. */
  needsTwo: z.boolean(),
  firstApprover: z.nullable(z.string()),
})
export type QueuedDocument = z.infer<typeof queued>

/** The review of documents by staff. Every access is written to the audit log. */
export const documentDesk = {
  queue: defineCall({
    method: 'GET',
    path: '/api/v1/office/documents',
    may: 'operator',
    says: 'Documents that wait, the earliest promised time first; `after` is the last one of the previous page.',
    request: z.strictObject({ after: z.optional(uuid) }),
    reply: z.strictObject({ documents: z.array(queued), hasMore: z.boolean() }),
    refusals: [],
    perMinute: 120,
  }),
  open: defineCall({
    method: 'POST',
    path: '/api/v1/office/documents/:id/open',
    may: 'operator',
    says: 'One waiting document, with the member’s statements to compare it with.',
    request: z.strictObject({ id: uuid }),
    reply: z.strictObject({
      document: queued,
      told: z.partialRecord(z.enum(PROFILE_FIELDS), z.string()),
      uploads: z.array(z.string()),
      /** Those of them that the reader has opened: approving needs all. */
      seen: z.array(z.string()),
      /** How often documents of this kind were refused before. */
      refusedBefore: z.int(),
      isOwn: z.boolean(),
    }),
    refusals: ['document.unknown'],
    perMinute: 120,
  }),
  look: defineCall({
    method: 'POST',
    path: '/api/v1/office/documents/:id/look',
    may: 'operator',
    says: 'A picture of a waiting document; after the decision staff cannot open it any more.',
    request: z.strictObject({ id: uuid, upload: uuid }),
    reply: z.strictObject({ type: z.literal('image/webp'), data: z.string() }),
    refusals: ['document.unknown', 'document.own'],
    perMinute: 120,
  }),
  decide: defineCall({
    method: 'POST',
    path: '/api/v1/office/documents/:id/decide',
    may: 'operator',
    says: 'Approves a document of which every page was opened, or refuses it for a reason that the member reads.',
    request: z.strictObject({ id: uuid, reason: z.nullable(reason), note }),
    /** Still `waiting` after the first of two approvals. */
    reply: z.strictObject({ state: z.enum(['waiting', 'approved', 'refused']) }),
    refusals: ['document.unknown', 'document.own', 'document.decided', 'document.unseen', 'document.same_person'],
    perMinute: 60,
    isSensitive: true,
    needsFreshProof: true,
  }),
  askAgain: defineCall({
    method: 'POST',
    path: '/api/v1/office/documents/ask-again',
    may: 'operator',
    says: 'Asks a member for another document of a kind that was approved. A written reason is required.',
    request: z.strictObject({
      member: z.string().check(z.regex(/^[1-9]\d{0,17}$/)),
      kind,
      reason,
      note: z.string().check(z.minLength(10), z.maxLength(DOCUMENT_NOTE_MAX)),
    }),
    reply: nothing,
    refusals: ['document.unknown', 'document.own'],
    perMinute: 30,
    isSensitive: true,
  }),
}
