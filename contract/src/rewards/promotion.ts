import { z } from 'zod/mini'
import { defineCall } from '../call.ts'
import { atoms, currency, epochMs, hex64, key, languageCode, nothing, ordinal, uuid, whole, written } from '../wire.ts'
import { BONUS_GRANT_REFUSALS } from './bonusWords.ts'
import { inBoth, promotionDraft } from './promotionDraft.ts'
import {
  PROMOTION_ACTORS,
  PROMOTION_KINDS,
  PROMOTION_NAME_MAX,
  PROMOTION_PRIZES,
  PROMOTION_REASONS,
  PROMOTION_STATES,
} from './promotionWords.ts'

const step = z.strictObject({ state: z.enum(PROMOTION_STATES), by: z.enum(PROMOTION_ACTORS), atMs: epochMs })

const promotion = z.strictObject({
  id: uuid,
  version: ordinal,
  /** SHA-256 of the terms as they are stored, without a code. */
  hash: hex64,
  kind: z.enum(PROMOTION_KINDS),
  picture: z.string(),
  name: z.string(),
  text: z.string(),
  /** Generated from the rule that is applied. */
  terms: z.array(z.string()),
  currency,
  /** What a member gets, or the most of it. */
  prize: atoms,
  gives: z.enum(PROMOTION_PRIZES),
  /** Where it gives free spins: how many, and of which game. */
  spins: z.nullable(z.strictObject({ count: z.int(), gameName: z.string() })),
  isShare: z.boolean(),
  isReviewed: z.boolean(),
  needsCode: z.boolean(),
  state: z.enum(PROMOTION_STATES),
  /** Why the reader cannot join; null where they can, or have joined. */
  reason: z.nullable(z.enum(PROMOTION_REASONS)),
  fromMs: epochMs,
  untilMs: epochMs,
  /** Null where the reader has not joined. */
  own: z.nullable(
    z.strictObject({
      id: uuid,
      /** Until when something counts; null where nothing has to be done. */
      endsAtMs: z.nullable(epochMs),
      /** Until when it can be claimed, or collected. */
      claimUntilMs: z.nullable(epochMs),
      /** What it would be worth now, or what it is worth. */
      amount: z.nullable(atoms),
      /** How the amount is computed. */
      lines: z.array(z.string()),
      progress: z.nullable(z.strictObject({ done: atoms, goal: atoms })),
      /** What staff wrote when they rejected it. */
      note: z.nullable(z.string()),
      history: z.array(step),
    }),
  ),
})
export type Promotion = z.infer<typeof promotion>

/** Offers of the brand that members join, each with its terms. */
export const promotions = {
  offers: defineCall({
    method: 'GET',
    path: '/wps/promotions/offers',
    may: 'anyone',
    says: 'The promotions that run or come soon, for somebody who is not signed in.',
    request: z.strictObject({ language: languageCode }),
    reply: z.strictObject({ list: z.array(promotion) }),
    refusals: [],
    perMinute: 120,
  }),
  list: defineCall({
    method: 'GET',
    path: '/wps/promotions',
    may: 'member',
    says: 'The promotions that the reader can join, and those that they have joined, with progress and history.',
    request: z.strictObject({ language: languageCode }),
    reply: z.strictObject({
      /** Nothing new is offered to somebody who is restricted. */
      isOffered: z.boolean(),
      list: z.array(promotion),
    }),
    refusals: [],
    perMinute: 240,
  }),
  join: defineCall({
    method: 'POST',
    path: '/wps/promotions/:id/join',
    may: 'member',
    says: 'Joins a promotion in the version that was read, or applies where staff review. Sent twice, it is joined once.',
    request: z.strictObject({
      id: uuid,
      version: ordinal,
      code: z.optional(z.string().check(z.maxLength(40))),
      language: languageCode,
    }),
    reply: promotion,
    refusals: [
      'promotion.unknown',
      'promotion.changed',
      'promotion.code_wrong',
      'promotion.not_offered',
      'promotion.not_open',
      'promotion.weekday',
      'promotion.full',
      'promotion.limit',
      'promotion.device',
      'promotion.rank',
      'promotion.not_new',
      'promotion.birthday',
      'promotion.identity',
      'promotion.deposited',
      'promotion.channel',
    ],
    perMinute: 20,
  }),
  claim: defineCall({
    method: 'POST',
    path: '/wps/promotions/claims/:own',
    may: 'member',
    says: 'Claims what a promotion has brought: money is then among the rewards to collect, bonus money and free spins are given as a bonus at once. Sent twice, it is claimed once.',
    request: z.strictObject({ own: uuid, language: languageCode }),
    reply: promotion,
    refusals: ['promotion.unknown', 'promotion.not_ready', 'promotion.over', ...BONUS_GRANT_REFUSALS],
    perMinute: 60,
  }),
}

const deskPromotion = z.strictObject({
  id: uuid,
  version: ordinal,
  hash: hex64,
  draft: promotionDraft,
  /** Over: published, and its calendar has ended. */
  state: z.enum(['proposed', 'refused', 'published', 'over', 'closed']),
  proposedBy: z.string(),
  proposedAtMs: epochMs,
  decidedBy: z.nullable(z.string()),
  decidedAtMs: z.nullable(epochMs),
  note: z.nullable(z.string()),
  mayDecide: z.boolean(),
  /** Of all versions together. */
  joined: z.int(),
  claimed: z.int(),
  /** What is reserved for those who have joined, and what they were given, in atoms. */
  reserved: atoms,
  given: atoms,
})
export type DeskPromotion = z.infer<typeof deskPromotion>

const application = z.strictObject({
  id: uuid,
  member: z.string(),
  /** Of the promotion. */
  names: inBoth(PROMOTION_NAME_MAX),
  /** Where the promotion is about a social network, the contact in the profile. */
  contact: z.nullable(z.string()),
  appliedAtMs: epochMs,
})
export type PromotionApplication = z.infer<typeof application>

const decided = z.strictObject({ id: uuid, version: ordinal })
const note = written(1, 200)

/** Promotions for staff: one proposes a version, another publishes it. */
export const promotionDesk = {
  list: defineCall({
    method: 'GET',
    path: '/api/v1/office/promotions',
    may: 'operator',
    says: 'Every promotion in its newest version, with what it has cost, and who applies to take part.',
    request: nothing,
    reply: z.strictObject({
      currency,
      /** A unit of play in atoms; limits are multiples of it. */
      unit: atoms,
      /** What the fund for promotions has. */
      fund: atoms,
      promotions: z.array(deskPromotion),
      applications: z.array(application),
    }),
    refusals: [],
    perMinute: 240,
  }),
  preview: defineCall({
    method: 'POST',
    path: '/api/v1/office/promotions/preview',
    may: 'operator',
    says: 'The terms of a draft in both languages, and what it would have cost in the last 30 days.',
    request: z.strictObject({ draft: promotionDraft }),
    reply: z.strictObject({
      terms: z.strictObject({ es: z.array(z.string()), en: z.array(z.string()) }),
      simulation: z.strictObject({
        members: z.int(),
        amount: atoms,
        /** More than the budget would have been asked for. */
        isCut: z.boolean(),
        /** Who would take part is not in the data: it counts everybody who played. */
        isUpperBound: z.boolean(),
      }),
    }),
    refusals: ['promotion.draft'],
    perMinute: 60,
  }),
  propose: defineCall({
    method: 'POST',
    path: '/api/v1/office/promotions',
    may: 'operator',
    says: 'Proposes a promotion, or a new version of one. `version` is the one that was edited, 0 for a new promotion.',
    request: z.strictObject({
      key,
      id: z.nullable(uuid),
      version: whole,
      draft: promotionDraft,
    }),
    reply: decided,
    refusals: ['promotion.unknown', 'promotion.changed', 'promotion.draft', 'wallet.key_reused'],
    perMinute: 60,
    isSensitive: true,
    needsFreshProof: true,
  }),
  publish: defineCall({
    method: 'POST',
    path: '/api/v1/office/promotions/:id/publish',
    may: 'operator',
    says: 'Publishes a proposed version; somebody else than its author does.',
    request: z.strictObject({ id: uuid, version: ordinal }),
    reply: decided,
    refusals: ['promotion.unknown', 'promotion.same_person', 'promotion.decided'],
    perMinute: 60,
    isSensitive: true,
    needsFreshProof: true,
  }),
  refuse: defineCall({
    method: 'POST',
    path: '/api/v1/office/promotions/:id/refuse',
    may: 'operator',
    says: 'Refuses a proposed version, with a reason; its author can withdraw it so.',
    request: z.strictObject({ id: uuid, version: ordinal, note }),
    reply: decided,
    refusals: ['promotion.unknown', 'promotion.decided'],
    perMinute: 60,
    isSensitive: true,
    needsFreshProof: true,
  }),
  close: defineCall({
    method: 'POST',
    path: '/api/v1/office/promotions/:id/close',
    may: 'operator',
    says: 'Ends a promotion at once: nobody can join any more. Who has joined keeps it.',
    request: z.strictObject({ id: uuid, version: ordinal }),
    reply: decided,
    refusals: ['promotion.unknown', 'promotion.decided'],
    perMinute: 60,
    isSensitive: true,
    needsFreshProof: true,
  }),
  review: defineCall({
    method: 'POST',
    path: '/api/v1/office/promotions/applications/:application',
    may: 'operator',
    says: 'Lets a member take part, or rejects the application with a reason that the member reads.',
    request: z.strictObject({ application: uuid, note: z.nullable(note) }),
    reply: nothing,
    refusals: ['promotion.unknown', 'promotion.decided'],
    perMinute: 120,
    isSensitive: true,
    needsFreshProof: true,
  }),
}
