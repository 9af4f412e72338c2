import { z } from 'zod/mini'
import { defineCall } from '../call.ts'
import { atoms, currency, epochMs, key, uuid, whole, wholeInAddress, written } from '../wire.ts'
import { market, price, selection, sportsHead } from './sportsMatch.ts'
import { SPORTS_CORRECTIONS, SPORTS_VOIDS } from './sportsWords.ts'

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

/** What a decision would do in a currency. */
const effect = z.strictObject({
  currency,
  /** Open bets that it settles: what was staked on them, and what they are paid. */
  open: whole,
  stakes: atoms,
  paid: atoms,
  /** Settled bets that it corrects: what members gain, and what is taken back where it is there. */
  corrected: whole,
  gained: atoms,
  taken: atoms,
})
export type SportsEffect = z.infer<typeof effect>

/** What a decision has done: what moved, and what was not there to be taken back. */
const outcome = z.strictObject({ currency, bets: whole, moved: atoms, writtenOff: atoms })

const decisionState = z.enum(['proposed', 'approved', 'done', 'refused', 'expired'])

const decision = z.strictObject({
  id: uuid,
  match: whole,
  home: z.string(),
  away: z.string(),
  /** Null for the whole match. */
  market: z.nullable(selection),
  cause: z.enum(SPORTS_CORRECTIONS),
  voidReason: z.nullable(z.enum(SPORTS_VOIDS)),
  reason: z.string(),
  effects: z.array(effect),
  outcomes: z.array(outcome),
  state: decisionState,
  proposedBy: z.string(),
  proposedAt: epochMs,
  expiresAt: epochMs,
  decidedBy: z.nullable(z.string()),
  decidedAt: z.nullable(epochMs),
  note: z.nullable(z.string()),
  finishedAt: z.nullable(epochMs),
  /** Whether the reader may approve or refuse it: anybody but the proposer. */
  mayDecide: z.boolean(),
})
export type SportsDecision = z.infer<typeof decision>

const change = {
  match: whole,
  market: z.nullable(selection),
  cause: z.enum(SPORTS_CORRECTIONS),
  /** Why bets are void; null for other causes. */
  voidReason: z.nullable(z.enum(SPORTS_VOIDS)),
}

const CHANGE_REFUSALS = [
  'sports.match_unknown',
  'sports.selection_unknown',
  'sports.void_reason',
  'sports.voided',
  'sports.not_void',
  'sports.unsettled',
  'sports.final',
] as const

const DECISION_REFUSALS = [
  'sports.decision_unknown',
  'sports.same_person',
  'sports.decided',
  'sports.decision_expired',
] as const

/** How the book runs. */
const health = z.strictObject({
  /** Matches in play whose next prices are late: they take no bets. */
  pricesLate: whole,
  /** Matches with a step that has failed. */
  failing: whole,
  /** Matches that wait for a beacon's signature for more than ten seconds. */
  beaconLate: whole,
  /** Bets in play that were refused in the last day because nobody could decide them in time. */
  waitsOver: whole,
  /** Bets and decisions that could not be settled or carried out, and are tried again. */
  setAside: whole,
})

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
      health,
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
      /** Reasons by the ids of the markets that are void by a decision; `*` is the whole match. */
      voids: z.array(z.strictObject({ market: z.nullable(selection), reason: z.enum(SPORTS_VOIDS) })),
      decisions: z.array(decision),
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
  decisions: defineCall({
    method: 'GET',
    path: '/api/v1/office/sports/decisions',
    may: 'operator',
    says: 'Decisions about bets that wait for a second person, and those of the last 30 days.',
    request: z.strictObject({}),
    reply: z.strictObject({ decisions: z.array(decision) }),
    refusals: [],
    perMinute: 240,
  }),
  preview: defineCall({
    method: 'POST',
    path: '/api/v1/office/sports/preview',
    may: 'operator',
    says: 'What it would do if bets on a match or a market were void, were not void after all, or were graded again. Nothing is written.',
    request: z.strictObject(change),
    reply: z.strictObject({ effects: z.array(effect) }),
    refusals: [...CHANGE_REFUSALS],
    perMinute: 60,
    isSensitive: true,
  }),
  propose: defineCall({
    method: 'POST',
    path: '/api/v1/office/sports/decisions',
    may: 'operator',
    says: 'Proposes that bets are void, are not void after all, or are graded again; another member of staff decides within a day. Bets that are to be void are stopped at once.',
    request: z.strictObject({ key, ...change, reason }),
    reply: z.strictObject({ id: uuid }),
    refusals: [...CHANGE_REFUSALS, 'sports.decision_open', 'wallet.key_reused'],
    perMinute: 30,
    isSensitive: true,
    isMoney: true,
  }),
  approve: defineCall({
    method: 'POST',
    path: '/api/v1/office/sports/decisions/approve',
    may: 'operator',
    says: 'Approves what another person proposed, if it still does what was shown: open bets are settled, settled ones corrected by the difference.',
    request: z.strictObject({ id: uuid }),
    reply: z.strictObject({ decision }),
    refusals: [...CHANGE_REFUSALS, ...DECISION_REFUSALS, 'sports.figures_changed'],
    perMinute: 30,
    isSensitive: true,
    needsFreshProof: true,
    isMoney: true,
  }),
  refuse: defineCall({
    method: 'POST',
    path: '/api/v1/office/sports/decisions/refuse',
    may: 'operator',
    says: 'Refuses what another person proposed. Bets that were stopped for it stay so until staff take them again.',
    request: z.strictObject({ id: uuid, note: reason }),
    reply: z.strictObject({ decision }),
    refusals: [...DECISION_REFUSALS],
    perMinute: 30,
    isSensitive: true,
    isMoney: true,
  }),
}
