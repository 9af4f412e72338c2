import { z } from 'zod/mini'
import { defineCall } from '../call.ts'
import { atoms, currency, epochMs, key, uuid } from '../wire.ts'

/** A short note for both sides. */
export const REASON_CHARACTERS_MAX = 120

const publicNumber = z.string().check(z.regex(/^[1-9]\d{6,15}$/))

const person = z.strictObject({ id: z.string(), name: z.string(), isAgent: z.boolean() })
export type LinePerson = z.infer<typeof person>

const transferLine = z.strictObject({
  id: uuid,
  /** Newer ones have higher numbers; the next page continues below the last number. */
  seq: z.string(),
  /** From the caller's point of view. */
  isOut: z.boolean(),
  other: person,
  amount: atoms,
  reason: z.string(),
  state: z.enum(['waiting', 'done', 'refused']),
  atMs: epochMs,
})
export type TransferLine = z.infer<typeof transferLine>

/** Money between a member and their agent; never between two members. */
export const transfer = {
  line: defineCall({
    method: 'GET',
    path: '/wps/member/transfer/line',
    may: 'member',
    says: 'To whom the signed-in account may send money, and the limits.',
    request: z.strictObject({ q: z.optional(z.string().check(z.maxLength(60))) }),
    reply: z.strictObject({
      currency,
      /** What can be sent now. */
      free: atoms,
      /**
       * The part of the balance that must still be played, and the part from deposits that can still be charged back.
       */
      leftToPlay: atoms,
      chargeable: atoms,
      chargebackDays: z.int(),
      up: z.nullable(person),
      /** For an agent: the members below it, by name; others are found by their name. */
      down: z.array(person),
      min: atoms,
      max: atoms,
      leftToday: atoms,
      hasPaymentPassword: z.boolean(),
      /** Nothing can be sent until then, after too many failed attempts. */
      blockedUntilMs: z.nullable(epochMs),
    }),
    refusals: [],
    perMinute: 120,
  }),
  send: defineCall({
    method: 'POST',
    path: '/wps/member/transfer',
    may: 'member',
    says: 'Sends money to the agent above, or from an agent to a member below it.',
    request: z.strictObject({
      key,
      to: publicNumber,
      amount: atoms,
      reason: z.string().check(z.maxLength(REASON_CHARACTERS_MAX)),
      paymentPassword: z.string().check(z.maxLength(128)),
    }),
    reply: transferLine,
    refusals: [
      'account.frozen',
      'transfer.closed',
      'transfer.not_in_line',
      'transfer.below_min',
      'transfer.above_max',
      'transfer.day_limit',
      'transfer.in_play',
      'transfer.wagering_left',
      'transfer.chargeable',
      'limit.excluded',
      'transfer.blocked',
      'transfer.receiver_closed',
      'wallet.amount_invalid',
      'wallet.insufficient_funds',
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
  list: defineCall({
    method: 'GET',
    path: '/wps/member/transfers',
    may: 'member',
    says: 'Transfers that the signed-in account sent and received, newest first.',
    request: z.strictObject({ before: z.optional(z.string().check(z.regex(/^[1-9]\d{0,17}$/))) }),
    reply: z.strictObject({ transfers: z.array(transferLine), hasMore: z.boolean() }),
    refusals: [],
    perMinute: 120,
  }),
}
