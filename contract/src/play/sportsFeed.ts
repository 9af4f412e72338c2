import { z } from 'zod/mini'
import { epochMs, uuid, whole } from '../wire.ts'
import { sportsAttack, sportsEvent, sportsListed, sportsLive, sportsQuote } from './sports.ts'
import { price, selection, sportsHead } from './sportsMatch.ts'
import { cashOutOffer } from './sportsSlip.ts'

const topic = z.string().check(z.regex(/^(board|\d{1,9})$/))

/** Counts what was sent about a topic. A stream is one process: another counts for itself. */
const place = z.strictObject({ stream: uuid, seq: whole })
export type SportsPlace = z.infer<typeof place>

/** What a follower sends: which topics, and for each the last place that it received. */
export const sportsFeedFromClient = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('follow'),
    topics: z.array(z.strictObject({ topic, after: z.optional(place) })).check(z.maxLength(4)),
  }),
  /** The member's own open bets: what is offered for closing them. A token of theirs says once whose they are. */
  z.strictObject({ type: z.literal('bets'), ticket: z.optional(z.string().check(z.maxLength(100))) }),
  z.strictObject({ type: z.literal('ping') }),
])
export type SportsFeedFromClient = z.infer<typeof sportsFeedFromClient>

/** What has changed of a match. Of the board only the markets that a list shows, and no events. */
const delta = z.strictObject({
  head: sportsHead,
  /** New prices of a market, in the order of its choices. */
  prices: z.array(z.strictObject({ market: selection, prices: z.array(z.nullable(price)) })),
  /** Markets that are new, or whose chances were published. */
  quotes: z.array(sportsQuote),
  /** All markets in their order, where it has changed. */
  order: z.nullable(z.array(selection)),
  /** What has happened since. */
  events: z.array(sportsEvent),
  attacks: z.array(sportsAttack),
})
export type SportsDelta = z.infer<typeof delta>

export const sportsFeedFromServer = z.discriminatedUnion('type', [
  /** The reply to `follow` where what was missed is not available. */
  z.strictObject({ type: z.literal('board'), ...place.shape, nowMs: epochMs, matches: z.array(sportsListed) }),
  z.strictObject({ type: z.literal('match'), ...place.shape, nowMs: epochMs, match: sportsLive }),
  /** One change, the next after the one before. */
  z.strictObject({ type: z.literal('change'), topic, ...place.shape, nowMs: epochMs, delta }),
  /** What is offered for the member's open bets now, with every change of a price that it depends on. */
  z.strictObject({
    type: z.literal('offers'),
    nowMs: epochMs,
    offers: z.array(z.strictObject({ bet: uuid, cashOut: z.nullable(cashOutOffer) })),
  }),
  /** Nothing was missed, or the match has been over for long. */
  z.strictObject({ type: z.literal('known'), topic, nowMs: epochMs }),
  z.strictObject({ type: z.literal('pong'), nowMs: epochMs }),
])
export type SportsFeedFromServer = z.infer<typeof sportsFeedFromServer>
