import { z } from 'zod/mini'
import { defineCall } from '../call.ts'
import { epochMs, key, uuid } from '../wire.ts'
import { STAKE_REFUSALS } from './wagerRefusals.ts'

/** The rules of each game (`games/src/tables`) define the fields: here it is plain JSON. */
const plain = z.record(z.string(), z.unknown())

/** The most draws of one standing order. */
const ORDER_DRAWS_MAX = 30

/** The most running orders of one player. */
export const ORDERS_MAX = 20

/** Why the server ended an order: its bet was refused. */
const ORDER_REFUSALS = ['game.bet_invalid', 'game.over_limit', 'fairness.beacon_required', ...STAKE_REFUSALS] as const

/** The same bet for the next draws of a table. */
const order = z.strictObject({
  id: uuid,
  bet: plain,
  /** Its cost per draw, in the smallest unit of a bet. */
  units: z.int(),
  draws: z.int(),
  /** In how many draws it was placed. */
  laid: z.int(),
  /** The round it was last placed in. */
  lastRound: z.nullable(z.int()),
  state: z.enum(['running', 'done', 'stopped', 'refused']),
  /** Why it was refused, if it was. */
  refusal: z.nullable(z.enum(ORDER_REFUSALS)),
  madeAtMs: epochMs,
})
export type StandingOrder = z.infer<typeof order>

export const sharedRoundOrders = {
  make: defineCall({
    method: 'POST',
    path: '/play/v1/orders',
    may: 'game',
    says: 'Places the same bet in each of the next draws, starting with the next round that opens. Every bet is accepted or refused like any other; a refusal ends the order. The caller chooses the key, so that a retry creates it once.',
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
    says: 'Standing orders of this player in this game, newest first: running ones, and the last ended ones with the reason.',
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
    says: 'Stops a standing order. Bets it has placed stand. A retry returns the same reply.',
    request: z.strictObject({ order: uuid }),
    reply: order,
    refusals: ['game.order_unknown'],
    perMinute: 60,
    isAlwaysOpen: true,
  }),
}
