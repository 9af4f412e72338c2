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
} from './documentWords.ts'
import { PROFILE_FIELDS } from './profileWords.ts'

const form = z.enum(Object.keys(DOCUMENT_FORMS) as [DocumentForm, ...DocumentForm[]])
const kind = z.enum(DOCUMENT_KINDS)
const reason = z.enum(DOCUMENT_REASONS)
const note = z.string().check(z.maxLength(DOCUMENT_NOTE_MAX))
const tier = z.int().check(z.gte(0), z.lte(2))

const tierItem = z.strictObject({
  item: z.enum(TIER_ITEMS),
  state: z.enum(TIER_ITEM_STATES),
  /** While somebody looks at it: by when they have decided. */
  promisedByMs: z.nullable(epochMs),
  reason: z.nullable(reason),
  note: z.nullable(z.string()),
})
export type TierNeed = z.infer<typeof tierItem>

/** How well the house knows a member, and the papers that show it. */
export const documents = {
  overview: defineCall({
    method: 'GET',
    path: '/api/v1/member/documents',
    may: 'member',
    says: 'The tier of the member, what each tier allows in a day, and everything that each still needs.',
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
    says: 'Sends a paper, made of pictures that were uploaded before; somebody decides within the promised time.',
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

/** The desk where papers are decided on. Every look is written down. */
export const documentDesk = {
  queue: defineCall({
    method: 'GET',
    path: '/api/v1/office/documents',
    may: 'operator',
    says: 'Papers that wait, those promised soonest first; `after` is the last one of the page before.',
    request: z.strictObject({ after: z.optional(uuid) }),
    reply: z.strictObject({ documents: z.array(queued), hasMore: z.boolean() }),
    refusals: [],
    perMinute: 120,
  }),
  open: defineCall({
    method: 'POST',
    path: '/api/v1/office/documents/:id/open',
    may: 'operator',
    says: 'One paper that waits, with what the member told for it to be compared with.',
    request: z.strictObject({ id: uuid }),
    reply: z.strictObject({
      document: queued,
      told: z.partialRecord(z.enum(PROFILE_FIELDS), z.string()),
      uploads: z.array(z.string()),
      /** Those of them that the reader has been shown: approving needs all. */
      seen: z.array(z.string()),
      /** How often papers of this kind were refused before. */
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
    says: 'A picture of a paper that waits; once it is decided nobody of the staff sees it again.',
    request: z.strictObject({ id: uuid, upload: uuid }),
    reply: z.strictObject({ type: z.literal('image/webp'), data: z.string() }),
    refusals: ['document.unknown', 'document.own'],
    perMinute: 120,
  }),
  decide: defineCall({
    method: 'POST',
    path: '/api/v1/office/documents/:id/decide',
    may: 'operator',
    says: 'Approves a document of which every page was seen, or refuses it for a reason that the member reads.',
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
    says: 'Asks a member for another paper of a kind that was approved. Without a reason in words nobody may.',
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
