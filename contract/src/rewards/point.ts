import { z } from 'zod/mini'
import { defineCall } from '../call.ts'
import { atoms, currency, epochMs, key, languageCode, nothing, ordinal, uuid, wholeInAddress } from '../wire.ts'
import { CONVERT_POINTS_MAX, POINT_KINDS, POINT_SOURCES } from './pointWords.ts'

/** Points in ten-millionths, as a text like money; `PARTS_PER_POINT` of them are one. */
const points = atoms

const balance = z.strictObject({
  currentPoints: points,
  /** What could not be taken back for deposits that were charged back; it comes off the next points. */
  owedPoints: points,
})

const line = z.strictObject({
  /** Counts the entries of the account from 1; null for bets of the last hour, which are not an entry yet. */
  seq: z.nullable(z.int()),
  kind: z.enum(POINT_KINDS),
  changedPoints: points,
  /** What there was after it. */
  balance: points,
  /** Of a deposit: points per 100 units. Of a conversion: points per unit. */
  ratio: z.nullable(z.int()),
  redeemQuantity: z.nullable(z.int()),
  /** What was redeemed, in the requested language. */
  name: z.nullable(z.string()),
  atMs: epochMs,
})
export type PointLine = z.infer<typeof line>

const conversion = z.strictObject({
  id: uuid,
  points,
  currency,
  amount: atoms,
  state: z.enum(['pending', 'paid']),
  atMs: epochMs,
})
export type PointConversion = z.infer<typeof conversion>

/** Points for bets and deposits. They do not expire. */
export const point = {
  balance: defineCall({
    method: 'GET',
    path: '/wps/relay/MCS2_getPointBalance',
    may: 'member',
    says: 'The points of the signed-in member.',
    request: nothing,
    reply: balance,
    refusals: [],
    perMinute: 240,
  }),
  config: defineCall({
    method: 'GET',
    path: '/wps/relay/MCS2_getPointConfig',
    may: 'anyone',
    says: 'How points are earned, in points per 100 units, and how many of them are one unit of money.',
    request: nothing,
    reply: z.strictObject({
      currency,
      rates: z.array(z.strictObject({ source: z.enum(POINT_SOURCES), rate: z.int() })),
      pointsPerUnit: z.int(),
    }),
    refusals: [],
    perMinute: 120,
  }),
  details: defineCall({
    method: 'GET',
    path: '/wps/relay/ODSFE2_MemTransDet',
    may: 'member',
    says: 'Every change of the points, newest first; send `next` of a page as `before` to get the next page.',
    request: z.strictObject({ language: languageCode, before: z.optional(wholeInAddress) }),
    reply: z.strictObject({ ...balance.shape, list: z.array(line), next: z.nullable(z.int()) }),
    refusals: [],
    perMinute: 120,
  }),
  convert: defineCall({
    method: 'POST',
    path: '/wps/relay/passwordCheck/MCS2_convertPoint',
    may: 'member',
    says: 'Turns points into money. Only as many are taken as the amount needs, which is rounded down.',
    request: z.strictObject({
      key,
      /** Whole points, at most. */
      points: ordinal.check(z.lte(CONVERT_POINTS_MAX)),
      /** The ratio that was shown: another one is refused, so that nobody gets less than they have seen. */
      pointsPerUnit: ordinal,
      paymentPassword: z.string().check(z.maxLength(128)),
    }),
    reply: conversion,
    refusals: [
      'point.too_few',
      'point.not_enough',
      'point.ratio_changed',
      'reward.fund_empty',
      'wallet.key_reused',
      'payment_password.missing',
      'payment_password.wrong',
      'payment_password.locked',
    ],
    perMinute: 30,
    isSensitive: true,
    isEncrypted: true,
    isMoney: true,
  }),
}
