import { z } from 'zod/mini'
import { defineCall } from '../call.ts'
import { playMode } from '../play/launch.ts'
import { epochMs, gameCode, key, nothing, ordinal, written } from '../wire.ts'
import { CHAT_MUTES, CHAT_REASONS, CHAT_TEXT_MAX } from './chatWords.ts'

/** What happened in the chat of a table, under the room's next number: so nobody misses anything unnoticed. */
export const chatLine = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('said'),
    number: z.int(),
    /** Always the same for one person, and tells nothing of who it is: by it one knows oneself, and blocks others. */
    who: z.string(),
    /** As much of it as its owner knows again, and nobody else does. */
    name: z.string(),
    text: z.string(),
    atMs: epochMs,
  }),
  /** A message was taken away, or is too old to be kept. */
  z.strictObject({ kind: z.literal('gone'), number: z.int(), of: z.int() }),
])
export type ChatLine = z.infer<typeof chatLine>

/** Why somebody may only read: not signed in with an account of their own, or taking a break from playing. */
const readOnly = z.enum(['guest', 'break'])
export type ChatReadOnly = z.infer<typeof readOnly>

const muted = z.strictObject({ untilMs: epochMs, reason: z.string() })

const line = ordinal

/** Talking at a table. What is said comes by the socket that the table is watched with. */
export const chat = {
  sit: defineCall({
    method: 'GET',
    path: '/play/v1/chat',
    may: 'game',
    says: 'Who one is in the chat of this table, and whether one may write there.',
    request: nothing,
    reply: z.strictObject({
      who: z.nullable(z.string()),
      readOnly: z.nullable(readOnly),
      /** Until when staff have silenced this member, and why. */
      muted: z.nullable(muted),
    }),
    refusals: ['game.unknown'],
    perMinute: 60,
  }),
  say: defineCall({
    method: 'POST',
    path: '/play/v1/chat',
    may: 'game',
    says: 'Says something at this table. The caller names it, so that a retry says it once.',
    request: z.strictObject({ key, text: written(1, CHAT_TEXT_MAX) }),
    reply: z.strictObject({ number: z.int() }),
    refusals: ['game.unknown', 'chat.read_only', 'chat.muted', 'chat.too_fast', 'chat.links', 'chat.words'],
    perMinute: 30,
  }),
  report: defineCall({
    method: 'POST',
    path: '/play/v1/chat/report',
    may: 'game',
    says: 'Tells staff of a message that should not be there. Once for each person and message.',
    request: z.strictObject({ number: line, reason: z.enum(CHAT_REASONS) }),
    reply: nothing,
    refusals: ['game.unknown', 'chat.read_only', 'chat.unknown'],
    perMinute: 20,
  }),
  models: defineCall({
    method: 'GET',
    path: '/wps/relay/CBS_modelList',
    may: 'anyone',
    says: 'The presenters of the live tables: animated characters, each with a table of their own.',
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
          /** Drawn, and nobody of flesh and blood: said wherever they are shown. */
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
    says: 'Opens the table of a presenter with its chat: an address for a frame and the token in it, which works once. Visitors read and play for free.',
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

/** The chats as staff see them. */
export const chatDesk = {
  list: defineCall({
    method: 'GET',
    path: '/api/v1/office/chat',
    may: 'operator',
    says: 'What was said at the tables in the last day: what was reported and not decided first, then the newest.',
    request: z.strictObject({ pile: z.enum(['reported', 'all']) }),
    reply: z.strictObject({ list: z.array(deskLine) }),
    refusals: [],
    perMinute: 120,
  }),
  remove: defineCall({
    method: 'POST',
    path: '/api/v1/office/chat/remove',
    may: 'operator',
    says: 'Takes a message away for everyone. Said again it changes nothing.',
    request: z.strictObject({ ...place, reason }),
    reply: nothing,
    refusals: ['chat.unknown'],
    perMinute: 60,
  }),
  keep: defineCall({
    method: 'POST',
    path: '/api/v1/office/chat/keep',
    may: 'operator',
    says: 'Leaves a message that was reported where it is: its reports are decided.',
    request: z.strictObject({ ...place, reason }),
    reply: nothing,
    refusals: ['chat.unknown'],
    perMinute: 60,
  }),
  mute: defineCall({
    method: 'POST',
    path: '/api/v1/office/chat/mute',
    may: 'operator',
    says: 'Silences whoever said a message, for so many minutes; zero lets them speak again. They are told why and until when.',
    request: z.strictObject({ ...place, minutes: z.union([z.literal(0), z.literal([...CHAT_MUTES])]), reason }),
    reply: z.strictObject({ untilMs: z.nullable(epochMs) }),
    refusals: ['chat.unknown'],
    perMinute: 60,
  }),
}
