import { PAY_KINDS } from '@ronda/core/payroll'
import { z } from 'zod/mini'
import { defineCall } from '../call.ts'
import { atoms, currency, epochMs, nothing } from '../wire.ts'
import { INBOX_EVENTS, INBOX_MAX, MAIL_KINDS } from './inboxWords.ts'

/** The details of a message; each is present where it applies. */
export const inboxFacts = z.strictObject({
  amount: z.nullable(atoms),
  currency: z.nullable(currency),
  /** The other person, the vendor, or the payout account. */
  name: z.nullable(z.string()),
  /** The good, where the message is about one: its name in each language, and how many. */
  good: z.nullish(z.strictObject({ es: z.string(), en: z.string(), quantity: z.int() })),
  /** The promotion, where the message is about one: its name in each language. */
  promotion: z.nullish(z.strictObject({ es: z.string(), en: z.string() })),
  /** The kind of contract, in messages to agents. */
  payKind: z.nullish(z.enum(PAY_KINDS)),
  /** The reason, as a code or as free text. */
  reason: z.nullable(z.string()),
  /** Until when it applies. */
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

/** Grows with every message; pages end at it. */
const place = z.string().check(z.regex(/^[1-9]\d{0,17}$/))

export const inboxMessage = z.strictObject({
  id: place,
  event: z.enum(INBOX_EVENTS),
  /** The movement that it is about, where it has its own id. */
  subject: z.nullable(z.string()),
  facts: inboxFacts,
  atMs: epochMs,
  isRead: z.boolean(),
})
export type InboxMessage = z.infer<typeof inboxMessage>

const mailKind = z.enum(MAIL_KINDS)
const unread = z.strictObject({ unreadCount: z.int() })

/** Messages to a member about their money, and to an agent about contracts. */
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
    says: 'Marks all messages up to one as read; later ones stay unread.',
    request: z.strictObject({ upTo: place }),
    reply: unread,
    refusals: [],
    perMinute: 60,
  }),
  remove: defineCall({
    method: 'POST',
    path: '/api/v1/member/messages/remove',
    may: 'member',
    says: 'Deletes a message. The movement it was about stays in the records.',
    request: z.strictObject({ id: place }),
    reply: unread,
    refusals: ['inbox.unknown'],
    perMinute: 240,
  }),
  settings: defineCall({
    method: 'GET',
    path: '/api/v1/member/messages/settings',
    may: 'member',
    says: 'Which kinds of messages are also sent by mail, and whether there is a verified address.',
    request: nothing,
    reply: z.strictObject({
      mail: z.array(z.strictObject({ kind: mailKind, isOn: z.boolean() })),
      /** Masked; null without a verified address: then nothing is mailed. */
      address: z.nullable(z.string()),
    }),
    refusals: [],
    perMinute: 120,
  }),
  setMail: defineCall({
    method: 'PUT',
    path: '/api/v1/member/messages/settings',
    may: 'member',
    says: 'Sets whether messages of a kind are also sent by mail.',
    request: z.strictObject({ kind: mailKind, isOn: z.boolean() }),
    reply: nothing,
    refusals: [],
    perMinute: 60,
  }),
}
