import { z } from 'zod/mini'
import { defineCall } from '../call.ts'
import { atoms, currency, epochMs, uuid, whole, wholeInAddress, written } from '../wire.ts'
import { market, price, selection, sportsHead } from './sportsMatch.ts'

const reason = written(4, 300)

/** What is staked on a match in a currency. A multiple counts on each of its matches. */
const staked = z.strictObject({ currency, bets: whole, staked: atoms })

/** A match or a market on which staff have stopped bets. */
const suspension = z.strictObject({
  /** Null for the whole match. */
  market: z.nullable(market),
  reason: z.string(),
  by: z.string(),
  at: epochMs,
})
export type SportsSuspension = z.infer<typeof suspension>

const matchRow = z.strictObject({
  head: sportsHead,
  staked: z.array(staked),
  /** Whether bets on the match, or on a market of it, are stopped. */
  isStopped: z.boolean(),
})
export type SportsDeskMatch = z.infer<typeof matchRow>

/** What rests on a selection in a currency. */
const position = z.strictObject({
  market,
  choice: selection,
  currency,
  bets: whole,
  staked: atoms,
  /** What would be paid if it wins, and the other legs of its bets give their stakes back. */
  payout: atoms,
  /** The same less all that is staked on its market; below zero where the house keeps something. */
  net: atoms,
  /** The part of its limit that is used, in millionths. */
  share: whole,
})
export type SportsPosition = z.infer<typeof position>

const worst = z.strictObject({
  match: whole,
  market: selection,
  choice: selection,
  currency,
  payout: atoms,
  share: whole,
})
export type SportsWorst = z.infer<typeof worst>

const betBehind = z.strictObject({
  id: uuid,
  /** A pseudonym: who it is does not matter for trading. */
  member: z.string(),
  currency,
  stake: atoms,
  legs: whole,
  price,
  placedAt: epochMs,
})
export type SportsBetBehind = z.infer<typeof betBehind>

const one = z.strictObject({ match: wholeInAddress })
const place = { match: whole, market: z.nullable(selection) }

/** The trading desk: what is owed on the matches, and what staff may do about them. */
export const sportsDesk = {
  board: defineCall({
    method: 'GET',
    path: '/api/v1/office/sports',
    may: 'operator',
    says: 'The matches that are not settled with what is staked on them, and the selections with the largest liabilities.',
    request: z.strictObject({}),
    reply: z.strictObject({
      nowMs: epochMs,
      /** For every currency, what a bet may pay at most, and all bets on a selection together. */
      limits: z.array(z.strictObject({ currency, stakeMin: atoms, payoutMax: atoms, selectionMax: atoms })),
      matches: z.array(matchRow),
      worst: z.array(worst),
    }),
    refusals: [],
    perMinute: 240,
  }),
  match: defineCall({
    method: 'GET',
    path: '/api/v1/office/sports/matches/:match',
    may: 'operator',
    says: 'A match with what rests on each of its selections, the worst first, and where bets are stopped.',
    request: one,
    reply: z.strictObject({
      nowMs: epochMs,
      match: matchRow,
      markets: z.array(market),
      suspensions: z.array(suspension),
      positions: z.array(position),
    }),
    refusals: ['sports.match_unknown'],
    perMinute: 240,
  }),
  bets: defineCall({
    method: 'GET',
    path: '/api/v1/office/sports/matches/:match/bets',
    may: 'operator',
    says: 'The bets behind a selection, the largest stake first; send the last one of a page as `after`.',
    request: z.strictObject({ match: wholeInAddress, market: selection, choice: selection, after: z.optional(uuid) }),
    reply: z.strictObject({ bets: z.array(betBehind), next: z.nullable(uuid) }),
    refusals: ['sports.match_unknown', 'sports.selection_unknown'],
    perMinute: 240,
  }),
  suspend: defineCall({
    method: 'POST',
    path: '/api/v1/office/sports/suspend',
    may: 'operator',
    says: 'Stops bets on a match, or on one market of it, at once and for everybody.',
    request: z.strictObject({ ...place, reason }),
    reply: z.strictObject({ suspensions: z.array(suspension) }),
    refusals: ['sports.match_unknown', 'sports.selection_unknown', 'sports.match_over'],
    perMinute: 60,
    isSensitive: true,
  }),
  resume: defineCall({
    method: 'POST',
    path: '/api/v1/office/sports/resume',
    may: 'operator',
    says: 'Takes bets on a match or a market again.',
    request: z.strictObject({ ...place, reason }),
    reply: z.strictObject({ suspensions: z.array(suspension) }),
    refusals: ['sports.match_unknown', 'sports.voided'],
    perMinute: 60,
    isSensitive: true,
  }),
}
