import { z } from 'zod/mini'
import { defineCall } from '../call.ts'
import { atoms, currency, epochMs, nothing, ordinal } from '../wire.ts'
import { BOARD_STATES } from './leaderboardWords.ts'
import { NOT_OFFERED } from './missionWords.ts'

const row = z.strictObject({
  place: ordinal,
  /** Shortened, so that only its owner recognises it. */
  name: z.string(),
  /** Valid bets in atoms: one unit is one point. */
  points: atoms,
  /** What this place gets, or would get if the week ended now; zero for none. */
  prize: atoms,
  isMe: z.boolean(),
})
export type BoardRow = z.infer<typeof row>

const board = z.strictObject({
  startsAtMs: epochMs,
  endsAtMs: epochMs,
  state: z.enum(BOARD_STATES),
  /** Those who joined and have points. */
  players: z.int(),
  /** With fewer players nobody gets a prize. */
  playersMin: z.int(),
  /** By place, the first one first. */
  prizes: z.array(atoms),
  /** The first places. */
  rows: z.array(row),
  isJoined: z.boolean(),
  /** The reader's own row; null while they have no points. */
  own: z.nullable(row),
})
export type Board = z.infer<typeof board>

/** A weekly race over valid bets. */
export const leaderboard = {
  read: defineCall({
    method: 'GET',
    path: '/lgw/vn/missions/leaderboard',
    may: 'member',
    says: 'The board of this week and the one of last week, with the own place and the prizes.',
    request: nothing,
    reply: z.strictObject({
      currency,
      notOffered: z.nullable(z.enum(NOT_OFFERED)),
      current: board,
      /** Null when nobody joined last week. */
      last: z.nullable(board),
    }),
    refusals: [],
    perMinute: 240,
  }),
  join: defineCall({
    method: 'POST',
    path: '/lgw/vn/missions/leaderboard/join',
    may: 'member',
    says: 'Joins the board of this week; bets placed from now on give points. Sent twice, it is joined once.',
    request: nothing,
    reply: nothing,
    refusals: ['leaderboard.not_offered'],
    perMinute: 60,
  }),
}
