import { z } from 'zod/mini'
import { defineCall } from '../call.ts'
import {
  atoms,
  currency,
  epochMs,
  key,
  languageCode,
  nothing,
  ordinal,
  uuid,
  wholeInAddress,
  written,
} from '../wire.ts'
import {
  GOOD_KINDS,
  GOOD_LIMIT_MAX,
  GOOD_NAME_MAX,
  GOOD_PICTURES,
  GOOD_POINTS_MAX,
  GOOD_STOCK_MAX,
  GOOD_TEXT_MAX,
  RECIPIENT_MAX,
  REDEEM_QUANTITY_MAX,
  REDEMPTION_STATES,
} from './mallWords.ts'

const kind = z.enum(GOOD_KINDS)
/** Whole points for one. */
const price = ordinal.check(z.lte(GOOD_POINTS_MAX))

const good = z.strictObject({
  id: uuid,
  kind,
  name: z.string(),
  text: z.string(),
  price: z.int(),
  /** The address of its picture. */
  picture: z.string(),
  /** What is paid for one; null for goods that are sent. */
  amount: z.nullable(atoms),
  currency,
  /** How many are left; null when they do not run out. */
  stock: z.nullable(z.int()),
  /** How many one member may redeem in all; null without a limit. */
  perMember: z.nullable(z.int()),
})
export type Good = z.infer<typeof good>

const recipient = z.strictObject({
  name: written(2, RECIPIENT_MAX.name),
  address: written(8, RECIPIENT_MAX.address),
  phone: written(6, RECIPIENT_MAX.phone),
})
export type Recipient = z.infer<typeof recipient>

const redemption = z.strictObject({
  id: uuid,
  kind,
  name: z.string(),
  picture: z.string(),
  redeemQuantity: z.int(),
  /** Whole points for all of them. */
  points: z.int(),
  /** What is paid for all of them; null for goods that are sent. */
  amount: z.nullable(atoms),
  currency,
  state: z.enum(REDEMPTION_STATES),
  /** Whether the money is there already; true for goods that are sent. */
  isPaid: z.boolean(),
  /** Why it was rejected. */
  reason: z.nullable(z.string()),
  atMs: epochMs,
})
export type Redemption = z.infer<typeof redemption>

/** Goods for points. */
export const mall = {
  goods: defineCall({
    method: 'GET',
    path: '/wps/relay/MCS2_getPointReward',
    may: 'anyone',
    says: 'The goods that points can be redeemed for.',
    request: z.strictObject({ language: languageCode }),
    reply: z.strictObject({ list: z.array(good) }),
    refusals: [],
    perMinute: 120,
  }),
  redeem: defineCall({
    method: 'POST',
    path: '/wps/relay/passwordCheck/MCS2_redeemPointReward',
    may: 'member',
    says: 'Redeems points for goods. Money is paid at once; goods that are sent are reviewed first.',
    request: z.strictObject({
      key,
      good: uuid,
      quantity: ordinal.check(z.lte(REDEEM_QUANTITY_MAX)),
      /** The price that was shown: another one is refused. */
      price,
      /** Required for goods that are sent. */
      recipient: z.optional(recipient),
      paymentPassword: z.string().check(z.maxLength(128)),
    }),
    reply: redemption,
    refusals: [
      'mall.good_unknown',
      'mall.not_offered',
      'mall.price_changed',
      'mall.recipient_missing',
      'mall.limit_reached',
      'mall.out_of_stock',
      'point.not_enough',
      'reward.fund_empty',
      'wallet.key_reused',
      'account.frozen',
      'mall.paused',
      'payment_password.missing',
      'payment_password.wrong',
      'payment_password.locked',
    ],
    perMinute: 30,
    isSensitive: true,
    isEncrypted: true,
    isMoney: true,
  }),
  redemptions: defineCall({
    method: 'GET',
    path: '/wps/relay/MCS2_getRedeemPointList',
    may: 'member',
    says: 'What the member has redeemed, newest first; send `next` of a page as `before` to get the next page.',
    request: z.strictObject({ language: languageCode, before: z.optional(wholeInAddress) }),
    reply: z.strictObject({ list: z.array(redemption), next: z.nullable(z.int()) }),
    refusals: [],
    perMinute: 120,
  }),
}

const inLanguages = (max: number) => z.strictObject({ es: written(2, max), en: written(2, max) })

export const goodValue = z.strictObject({
  kind,
  names: inLanguages(GOOD_NAME_MAX),
  texts: inLanguages(GOOD_TEXT_MAX),
  price,
  picture: z.enum(GOOD_PICTURES),
  /** Required for cash, and for nothing else. */
  amount: z.nullable(atoms),
  stock: z.nullable(z.int().check(z.gte(0), z.lte(GOOD_STOCK_MAX))),
  perMember: z.nullable(ordinal.check(z.lte(GOOD_LIMIT_MAX))),
  isOffered: z.boolean(),
  /** Goods are listed by it, lowest first. */
  place: z.int().check(z.gte(0), z.lte(10_000)),
})
export type GoodValue = z.infer<typeof goodValue>

const storedGood = z.strictObject({ id: uuid, version: z.int(), updatedAt: epochMs, value: goodValue })
export type StoredGood = z.infer<typeof storedGood>

const reviewed = z.strictObject({
  id: uuid,
  member: z.string(),
  kind,
  names: inLanguages(GOOD_NAME_MAX),
  quantity: z.int(),
  points: z.int(),
  state: z.enum(REDEMPTION_STATES),
  reason: z.nullable(z.string()),
  decidedBy: z.nullable(z.string()),
  decidedAt: z.nullable(epochMs),
  askedAt: epochMs,
})
export type ReviewedRedemption = z.infer<typeof reviewed>

const LIMITS = { perMinute: 60, isSensitive: true } as const
const GOOD_REFUSALS = ['mall.amount', 'mall.too_generous'] as const
const REVIEW_REFUSALS = ['mall.redemption_unknown', 'mall.decided'] as const

/** The points mall on the desk of staff. */
export const mallDesk = {
  goods: defineCall({
    method: 'GET',
    path: '/api/v1/office/mall/goods',
    may: 'operator',
    says: 'All goods of the points mall, offered or not.',
    request: nothing,
    reply: z.strictObject({ currency, pointsPerUnit: z.int(), list: z.array(storedGood) }),
    refusals: [],
    perMinute: 120,
  }),
  add: defineCall({
    method: 'POST',
    path: '/api/v1/office/mall/goods',
    may: 'operator',
    says: 'Adds a good to the points mall; a retry with the same key adds it once.',
    request: z.strictObject({ key, value: goodValue }),
    reply: storedGood,
    refusals: [...GOOD_REFUSALS, 'mall.too_many'],
    ...LIMITS,
  }),
  change: defineCall({
    method: 'POST',
    path: '/api/v1/office/mall/goods/:id',
    may: 'operator',
    says: 'Changes a good. What was redeemed before stays as it was.',
    request: z.strictObject({ id: uuid, version: ordinal, value: goodValue }),
    reply: storedGood,
    refusals: [...GOOD_REFUSALS, 'mall.good_unknown', 'mall.good_changed'],
    ...LIMITS,
  }),
  redemptions: defineCall({
    method: 'GET',
    path: '/api/v1/office/mall/redemptions',
    may: 'operator',
    says: 'What members have redeemed, newest first, of one state or of all.',
    request: z.strictObject({ state: z.optional(z.enum(REDEMPTION_STATES)), before: z.optional(wholeInAddress) }),
    reply: z.strictObject({ list: z.array(reviewed), next: z.nullable(z.int()) }),
    refusals: [],
    perMinute: 240,
  }),
  look: defineCall({
    method: 'POST',
    path: '/api/v1/office/mall/redemptions/:id/look',
    may: 'operator',
    says: 'Where a redeemed good is to be sent. The audit log records who looked.',
    request: z.strictObject({ id: uuid }),
    reply: recipient,
    refusals: ['mall.redemption_unknown'],
    ...LIMITS,
  }),
  approve: defineCall({
    method: 'POST',
    path: '/api/v1/office/mall/redemptions/:id/approve',
    may: 'operator',
    says: 'Approves a redemption: the good is being sent.',
    request: z.strictObject({ id: uuid }),
    reply: reviewed,
    refusals: [...REVIEW_REFUSALS, 'account.frozen', 'mall.paused'],
    ...LIMITS,
  }),
  reject: defineCall({
    method: 'POST',
    path: '/api/v1/office/mall/redemptions/:id/reject',
    may: 'operator',
    says: 'Rejects a redemption: its points and its stock come back.',
    request: z.strictObject({ id: uuid, reason: written(3, 300) }),
    reply: reviewed,
    refusals: [...REVIEW_REFUSALS],
    ...LIMITS,
  }),
}
