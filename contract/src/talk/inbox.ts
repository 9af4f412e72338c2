import { z } from 'zod/mini'
import { defineCall } from '../call.ts'
import { atoms, currency, epochMs, nothing } from '../wire.ts'
import { INBOX_EVENTS, INBOX_MAX, MAIL_KINDS } from './inboxWords.ts'

/** What a message says beside what happened; each is there where it means something. */
export const inboxFacts = z.strictObject({
  amount: z.nullable(atoms),
  currency: z.nullable(currency),
  /** The other person, the vendor, or the account it went to. */
  name: z.nullable(z.string()),
  /** Why, as a code or in somebody's words. */
  reason: z.nullable(z.string()),
  /** Until when it holds. */
  untilMs: z.nullable(epochMs),
  /** Which limit it is about. */
  limit: z.nullable(
    z.strictObject({
      kind: z.enum(['deposit', 'loss', 'wager', 'session']),
      period: z.enum(['day', 'week', 'month']),
    }),
  ),
})
export type InboxFacts = z.infer<typeof inboxFacts>

/** Grows with every message; pages are cut by it. */
const place = z.string().check(z.regex(/^[1-9]\d{0,17}$/))

export const inboxMessage = z.strictObject({
  id: place,
  event: z.enum(INBOX_EVENTS),
  /** The movement that it is about, where it has an id of its own. */
  subject: z.nullable(z.string()),
  facts: inboxFacts,
  atMs: epochMs,
  isRead: z.boolean(),
})
export type InboxMessage = z.infer<typeof inboxMessage>

const mailKind = z.enum(MAIL_KINDS)
const unread = z.strictObject({ unreadCount: z.int() })

/** What the member is written to about their money. */
export const inbox = {
  list: defineCall({
    method: 'GET',
    path: '/api/v1/member/messages',
    may: 'member',
    says: `The member’s messages, newest first, a page at a time; the newest ${INBOX_MAX} are kept.`,
    request: z.strictObject({ before: z.optional(place), only: z.optional(z.literal('unread')) }),
    reply: z.strictObject({ messages: z.array(inboxMessage), hasMore: z.boolean(), unreadCount: z.int() }),
    refusals: [],
    perMinute: 120,
  }),
  unreadCount: defineCall({
    method: 'GET',
    path: '/wps/relay/CSP_unreadCount',
    may: 'member',
    says: 'How many messages the member has not read.',
    request: nothing,
    reply: unread,
    refusals: [],
    perMinute: 240,
  }),
  read: defineCall({
    method: 'POST',
    path: '/api/v1/member/messages/read',
    may: 'member',
    says: 'Marks a message as read, or as unread again.',
    request: z.strictObject({ id: place, isRead: z.boolean() }),
    reply: unread,
    refusals: ['inbox.unknown'],
    perMinute: 240,
  }),
  readAll: defineCall({
    method: 'POST',
    path: '/api/v1/member/messages/read-all',
    may: 'member',
    says: 'Marks all messages up to one as read; what came after it stays unread.',
    request: z.strictObject({ upTo: place }),
    reply: unread,
    refusals: [],
    perMinute: 60,
  }),
  remove: defineCall({
    method: 'POST',
    path: '/api/v1/member/messages/remove',
    may: 'member',
    says: 'Deletes a message. What it was about stays in the records.',
    request: z.strictObject({ id: place }),
    reply: unread,
    refusals: ['inbox.unknown'],
    perMinute: 240,
  }),
  settings: defineCall({
    method: 'GET',
    path: '/api/v1/member/messages/settings',
    may: 'member',
    says: 'Which kinds of messages also go by mail, and whether there is a proven address for them.',
    request: nothing,
    reply: z.strictObject({
      mail: z.array(z.strictObject({ kind: mailKind, isOn: z.boolean() })),
      /** Masked; null without a proven address: then nothing is mailed. */
      address: z.nullable(z.string()),
    }),
    refusals: [],
    perMinute: 120,
  }),
  setMail: defineCall({
    method: 'PUT',
    path: '/api/v1/member/messages/settings',
    may: 'member',
    says: 'Says whether messages of a kind also go by mail.',
    request: z.strictObject({ kind: mailKind, isOn: z.boolean() }),
    reply: nothing,
    refusals: [],
    perMinute: 60,
  }),
}
