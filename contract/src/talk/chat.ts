import { z } from 'zod/mini'
import { defineCall } from '../call.ts'
import { playMode } from '../play/launchMode.ts'
import { epochMs, gameCode, key, nothing, ordinal, written } from '../wire.ts'
import { CHAT_MUTES, CHAT_REASONS, CHAT_TEXT_MAX } from './chatWords.ts'

/** One change in the chat of a table, under the chat's next number: so a gap is noticed. */
export const chatLine = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('said'),
    number: z.int(),
    /**
     * The same for one person at one table, and it does not reveal the account: used to recognise oneself and to block
     * others.
     */
    who: z.string(),
    /** The masked name, which only its owner recognises. */
    name: z.string(),
    text: z.string(),
    atMs: epochMs,
  }),
  /** A message was removed, or is too old to be kept. */
  z.strictObject({ kind: z.literal('gone'), number: z.int(), of: z.int() }),
])
export type ChatLine = z.infer<typeof chatLine>

/** Why somebody may only read: not signed in with an account of their own, or taking a break from play. */
const readOnly = z.enum(['guest', 'break'])
export type ChatReadOnly = z.infer<typeof readOnly>

const muted = z.strictObject({ untilMs: epochMs, reason: z.string() })

const line = ordinal

/** The chat of a table. Messages come by the socket that the table is watched with. */
export const chat = {
  sit: defineCall({
    method: 'GET',
    path: '/play/v1/chat',
    may: 'game',
    says: 'The caller’s identity in the chat of this table, and whether they may write.',
    request: nothing,
    reply: z.strictObject({
      who: z.nullable(z.string()),
      readOnly: z.nullable(readOnly),
      /** Until when staff have muted this member, and why. */
      muted: z.nullable(muted),
    }),
    refusals: ['game.unknown'],
    perMinute: 60,
  }),
  say: defineCall({
    method: 'POST',
    path: '/play/v1/chat',
    may: 'game',
    says: 'Sends a message to this table. The caller chooses the key, so that a retry sends it once.',
    request: z.strictObject({ key, text: written(1, CHAT_TEXT_MAX) }),
    reply: z.strictObject({ number: z.int() }),
    refusals: ['game.unknown', 'chat.read_only', 'chat.muted', 'chat.too_fast', 'chat.links', 'chat.words'],
    perMinute: 30,
  }),
  report: defineCall({
    method: 'POST',
    path: '/play/v1/chat/report',
    may: 'game',
    says: 'Reports a message to staff. Once for each person and message.',
    request: z.strictObject({ number: line, reason: z.enum(CHAT_REASONS) }),
    reply: nothing,
    refusals: ['game.unknown', 'chat.read_only', 'chat.unknown'],
    perMinute: 20,
  }),
  models: defineCall({
    method: 'GET',
    path: '/wps/relay/CBS_modelList',
    may: 'anyone',
    says: 'The presenters of the live tables: animated characters, each with a table.',
    request: z.strictObject({ language: z.optional(z.enum(['es', 'en'])) }),
    reply: z.strictObject({
      list: z.array(
        z.strictObject({
          modelId: z.string(),
          name: z.string(),
          gameCode,
          tableName: z.string(),
          languages: z.array(z.enum(['es', 'en'])),
          pictureUrl: z.string(),
          /** Whether the table is open now. */
          isOnDuty: z.boolean(),
          /** Drawn and not a real person: stated wherever they are shown. */
          isAnimated: z.literal(true),
        }),
      ),
    }),
    refusals: [],
    perMinute: 120,
  }),
  launch: defineCall({
    method: 'POST',
    path: '/wps/relay/CBS_launchChat',
    may: 'anyone',
    says: 'Opens the table of a presenter with its chat: an address for a frame with a one-time token. Visitors read and play for free.',
    request: z.strictObject({ modelId: z.string().check(z.maxLength(40)), language: z.enum(['es', 'en']) }),
    reply: z.strictObject({ url: z.string(), token: z.string(), gameCode, mode: playMode, expiresAtMs: epochMs }),
    refusals: ['chat.unknown', 'game.maintenance'],
    perMinute: 60,
  }),
}

const deskLine = z.strictObject({
  gameCode,
  number: z.int(),
  member: z.strictObject({ number: z.string(), name: z.string() }),
  text: z.string(),
  atMs: epochMs,
  isGone: z.boolean(),
  reports: z.array(z.strictObject({ reason: z.enum(CHAT_REASONS), count: z.int() })),
  muted: z.nullable(muted),
})
export type ChatDeskLine = z.infer<typeof deskLine>

const place = { gameCode, number: line }
const reason = written(3, 300)

/** The chats for staff. */
export const chatDesk = {
  list: defineCall({
    method: 'GET',
    path: '/api/v1/office/chat',
    may: 'operator',
    says: 'Messages at the tables in the last day: undecided reports first, then newest first.',
    request: z.strictObject({ pile: z.enum(['reported', 'all']) }),
    reply: z.strictObject({ list: z.array(deskLine) }),
    refusals: [],
    perMinute: 120,
  }),
  remove: defineCall({
    method: 'POST',
    path: '/api/v1/office/chat/remove',
    may: 'operator',
    says: 'Removes a message for everyone. A retry changes nothing.',
    request: z.strictObject({ ...place, reason }),
    reply: nothing,
    refusals: ['chat.unknown'],
    perMinute: 60,
  }),
  keep: defineCall({
    method: 'POST',
    path: '/api/v1/office/chat/keep',
    may: 'operator',
    says: 'Dismisses the reports of a message; the message stays.',
    request: z.strictObject({ ...place, reason }),
    reply: nothing,
    refusals: ['chat.unknown'],
    perMinute: 60,
  }),
  mute: defineCall({
    method: 'POST',
    path: '/api/v1/office/chat/mute',
    may: 'operator',
    says: 'Mutes the author of a message for a number of minutes; zero ends the mute. They see why and until when.',
    request: z.strictObject({ ...place, minutes: z.union([z.literal(0), z.literal([...CHAT_MUTES])]), reason }),
    reply: z.strictObject({ untilMs: z.nullable(epochMs) }),
    refusals: ['chat.unknown'],
    perMinute: 60,
  }),
}
