import { z } from 'zod/mini'
import { defineCall } from '../call.ts'
import { epochMs, key, uuid } from '../wire.ts'
import { STAKE_REFUSALS } from './stakeRefusals.ts'

/** What each game means by it is in its rules (`games/src/tables`): here it is plain JSON. */
const plain = z.record(z.string(), z.unknown())

/** A standing order is for no more draws than this. */
const ORDER_DRAWS_MAX = 30

/** Nobody has more of them running. */
export const ORDERS_MAX = 20

/** Why the house ended an order: its bet was not taken. */
const ORDER_REFUSALS = ['game.bet_invalid', 'game.over_limit', 'fairness.beacon_required', ...STAKE_REFUSALS] as const

/** The same bet for the next draws of a table. */
const order = z.strictObject({
  id: uuid,
  bet: plain,
  /** What it costs each time, in the least that can be laid. */
  units: z.int(),
  draws: z.int(),
  /** On how many it has been laid. */
  laid: z.int(),
  /** The round it was laid on last. */
  lastRound: z.nullable(z.int()),
  state: z.enum(['running', 'done', 'stopped', 'refused']),
  /** Why it was refused, if it was. */
  refusal: z.nullable(z.enum(ORDER_REFUSALS)),
  madeAtMs: epochMs,
})
export type StandingOrder = z.infer<typeof order>

export const orders = {
  make: defineCall({
    method: 'POST',
    path: '/play/v1/orders',
    may: 'game',
    says: 'Has the house lay the same bet on each of the next draws, from the next round that opens on. Every bet is taken or refused like any other; one that is refused ends the order. The caller names it, so that a retry makes it once.',
    request: z.strictObject({
      order: key,
      bet: plain,
      draws: z.int().check(z.minimum(1), z.maximum(ORDER_DRAWS_MAX)),
    }),
    reply: order,
    refusals: [
      'game.maintenance',
      'game.bet_invalid',
      'game.orders_full',
      'fairness.beacon_required',
      'wallet.key_reused',
    ],
    perMinute: 60,
    isMoney: true,
  }),
  list: defineCall({
    method: 'GET',
    path: '/play/v1/orders',
    may: 'game',
    says: 'Standing orders of this player at this game, newest first: those that run, and the last that have ended with the reason why.',
    request: z.strictObject({}),
    reply: z.strictObject({ orders: z.array(order) }),
    refusals: [],
    perMinute: 120,
    isAlwaysOpen: true,
  }),
  stop: defineCall({
    method: 'POST',
    path: '/play/v1/orders/stop',
    may: 'game',
    says: 'Stops a standing order. What it has laid stands. Said again it is told again.',
    request: z.strictObject({ order: uuid }),
    reply: order,
    refusals: ['game.order_unknown'],
    perMinute: 60,
    isAlwaysOpen: true,
  }),
}
