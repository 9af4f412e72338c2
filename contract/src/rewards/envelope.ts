import { z } from 'zod/mini'
import { defineCall } from '../call.ts'
import { atoms, currency, epochMs, hex64, key, languageCode, uuid, whole, wholeInAddress, written } from '../wire.ts'
import { ENVELOPE_STATES, RAIN_LIMITS, RAIN_STATES } from './envelopeWords.ts'
import { NOT_OFFERED } from './missionWords.ts'
import { RANKS } from './rankWords.ts'

/** What everybody may know of an envelope. */
const published = {
  id: uuid,
  name: z.string(),
  state: z.enum(ENVELOPE_STATES),
  currency,
  /** The pot. */
  amount: atoms,
  shares: whole,
  /** Every share is a multiple of it, and at least one of it. */
  least: atoms,
  startsAtMs: epochMs,
  endsAtMs: epochMs,
  /** The hash of the seed, published before anybody can take a share. */
  commitment: hex64,
  /** Published once no share can be taken any more. */
  serverSeed: z.nullable(hex64),
}

const share = z.strictObject({
  amount: atoms,
  /** How many had taken before. */
  position: whole,
  clientSeed: z.string(),
  takenAtMs: epochMs,
  /** False while it is being paid. */
  isPaid: z.boolean(),
})
export type EnvelopeShare = z.infer<typeof share>

const envelope = z.strictObject({
  ...published,
  /** Shares that nobody has taken. */
  left: whole,
  /** The lowest VIP level that may take; 0 for everybody. */
  rankMin: whole,
  /** Whether the reader's level is too low. */
  isBelowRank: z.boolean(),
  /** The reader's own share. */
  own: z.nullable(share),
})
export type Envelope = z.infer<typeof envelope>

/** What an envelope was split into, for everybody who wants to compute it again. No name is in it. */
const proof = z.strictObject({
  ...published,
  /** In the order in which they were taken; empty while shares can still be taken. */
  taken: z.array(z.strictObject({ clientSeed: z.string(), amount: atoms })),
})
export type EnvelopeProof = z.infer<typeof proof>

/** Red envelopes: a pot that is split by chance among those who take a share of it. */
export const envelopes = {
  list: defineCall({
    method: 'GET',
    path: '/wps/envelopes',
    may: 'member',
    says: 'The red envelopes that are open or coming, and the last ones that ended, each with the own share.',
    request: z.strictObject({ language: languageCode }),
    reply: z.strictObject({
      currency,
      /** The server's clock, which decides when an envelope opens. */
      nowMs: epochMs,
      /** Why none is offered; what was taken before is listed nevertheless. */
      notOffered: z.nullable(z.enum(NOT_OFFERED)),
      envelopes: z.array(envelope),
    }),
    refusals: [],
    perMinute: 240,
  }),
  take: defineCall({
    method: 'POST',
    path: '/wps/envelopes/:id/take',
    may: 'member',
    says: 'Takes a share of a red envelope; it is cash at once. `clientSeed` is made for its commitment. Sent twice, it is taken once.',
    request: z.strictObject({ id: uuid, clientSeed: written(1, 64), language: languageCode }),
    reply: envelope,
    refusals: [
      'envelope.unknown',
      'envelope.not_offered',
      'envelope.rank',
      'envelope.not_yet',
      'envelope.over',
      'envelope.empty',
      'envelope.device',
      'envelope.seed',
    ],
    perMinute: 120,
    isMoney: true,
  }),
  proof: defineCall({
    method: 'GET',
    path: '/wps/envelopes/:id',
    may: 'anyone',
    says: 'A red envelope for everybody: its commitment, and once it has ended its seed and every share in order.',
    request: z.strictObject({ id: uuid, language: languageCode }),
    reply: proof,
    refusals: ['envelope.unknown'],
    perMinute: 120,
  }),
}

const inBoth = z.strictObject({ es: written(1, RAIN_LIMITS.name), en: written(1, RAIN_LIMITS.name) })
const upTo = (max: number) => z.int().check(z.gte(1), z.lte(max))

/** What staff propose: one envelope, or several of the same kind at regular times. */
const plan = z.strictObject({
  names: inBoth,
  amount: atoms,
  shares: upTo(RAIN_LIMITS.shares),
  least: atoms,
  rankMin: z.int().check(z.gte(0), z.lte(RANKS)),
  firstAtMs: epochMs,
  windowMinutes: upTo(RAIN_LIMITS.windowMinutes),
  count: upTo(RAIN_LIMITS.count),
  everyMinutes: upTo(RAIN_LIMITS.everyMinutes),
})
export type RainPlan = z.infer<typeof plan>

const rain = z.strictObject({
  id: uuid,
  plan,
  currency,
  reason: z.string(),
  state: z.enum(RAIN_STATES),
  proposedBy: z.string(),
  proposedAt: epochMs,
  expiresAt: epochMs,
  decidedBy: z.nullable(z.string()),
  decidedAt: z.nullable(epochMs),
  note: z.nullable(z.string()),
  /** Envelopes that have ended, and what was taken of all. */
  ended: whole,
  takers: whole,
  taken: atoms,
  /** Whether the reader may decide: it is proposed, and by somebody else. */
  mayDecide: z.boolean(),
})
export type Rain = z.infer<typeof rain>

const reason = written(3, 500)
const decided = ['envelope.rain_unknown', 'reward.same_person', 'reward.decided', 'reward.expired'] as const

/** Envelope rains for staff: one proposes, another publishes. What is published cannot be taken back. */
export const envelopeDesk = {
  list: defineCall({
    method: 'GET',
    path: '/api/v1/office/envelopes',
    may: 'operator',
    says: 'Envelope rains, newest first, and what the fund has that no envelope has reserved; send `next` of a page as `before` to get the next page.',
    request: z.strictObject({ before: z.optional(wholeInAddress) }),
    reply: z.strictObject({
      currency,
      balance: atoms,
      /** Pots of published envelopes, and shares that are being paid. */
      reserved: atoms,
      rains: z.array(rain),
      next: z.nullable(z.int()),
    }),
    refusals: [],
    perMinute: 240,
  }),
  propose: defineCall({
    method: 'POST',
    path: '/api/v1/office/envelopes',
    may: 'operator',
    says: 'Proposes an envelope rain; another member of staff decides before it begins, within a day.',
    request: z.strictObject({ key, plan, reason }),
    reply: z.strictObject({ id: uuid }),
    refusals: ['envelope.plan', 'wallet.key_reused'],
    perMinute: 60,
    isSensitive: true,
    isMoney: true,
  }),
  approve: defineCall({
    method: 'POST',
    path: '/api/v1/office/envelopes/:id/approve',
    may: 'operator',
    says: 'Publishes a rain that another person proposed: its pots are reserved, and its commitments are shown.',
    request: z.strictObject({ id: uuid }),
    reply: rain,
    refusals: [...decided, 'reward.fund_empty'],
    perMinute: 60,
    isSensitive: true,
    needsFreshProof: true,
    isMoney: true,
  }),
  refuse: defineCall({
    method: 'POST',
    path: '/api/v1/office/envelopes/:id/refuse',
    may: 'operator',
    says: 'Refuses a rain that another person proposed.',
    request: z.strictObject({ id: uuid, note: reason }),
    reply: rain,
    refusals: [...decided],
    perMinute: 60,
    isSensitive: true,
    isMoney: true,
  }),
}
