import { z } from 'zod/mini'
import { SPANS } from '@ronda/core'
import { defineCall } from '../call.ts'
import { gameType, vendorCode } from '../catalog/game.ts'
import { atoms, currency, epochMs, gameCode, languageCode, uuid, wholeInAddress } from '../wire.ts'
import { calendarDay, period } from '../money/statementPeriod.ts'
import { arcadeRound } from './arcade.ts'
import { sharedPlayed } from './sharedRoundTable.ts'
import { OUTCOMES } from './roundOutcomes.ts'
import { slotModel } from './slotSkin.ts'
import { slotRound } from './slot.ts'

const outcome = z.enum(OUTCOMES)

/** Rounds with own money, unless bonus money is asked for. */
const money = z.optional(z.enum(['own', 'bonus']))

/** A filter for rounds. */
const filter = {
  ...period,
  gameType: z.optional(gameType),
  vendor: z.optional(vendorCode),
  gameCode: z.optional(gameCode),
  outcome: z.optional(outcome),
  money,
}

const sums = { rounds: z.int(), staked: atoms, won: atoms }

/** A game that was played, with its current name. */
const playedGame = z.strictObject({ gameCode, gameName: z.string(), gameType, vendor: vendorCode })
export type PlayedGame = z.infer<typeof playedGame>

const recordedRound = z.strictObject({
  /** Position in the wallet's chain: rounds sort by it, and pages end at it. */
  seq: z.int(),
  id: uuid,
  gameCode,
  stake: atoms,
  win: atoms,
  outcome,
  playedAtMs: epochMs,
})
export type RecordedRound = z.infer<typeof recordedRound>

/** A round with everything needed to replay and to verify it. */
const openedRound = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('slot'),
    round: slotRound,
    gameName: z.string(),
    model: slotModel,
    /** The game's symbols in one picture, four in a row, and the name of each. */
    symbols: z.string(),
    labels: z.readonly(z.array(z.string())),
  }),
  z.strictObject({ kind: z.literal('arcade'), round: arcadeRound, gameName: z.string() }),
  z.strictObject({ kind: z.literal('shared'), round: sharedPlayed, gameName: z.string() }),
])
export type OpenedRound = z.infer<typeof openedRound>
export type OpenedSlot = Extract<OpenedRound, { readonly kind: 'slot' }>
export type OpenedArcade = Extract<OpenedRound, { readonly kind: 'arcade' }>
export type OpenedShared = Extract<OpenedRound, { readonly kind: 'shared' }>

export const record = {
  rounds: defineCall({
    method: 'GET',
    path: '/api/v1/record/rounds',
    may: 'member',
    says: 'Rounds of the signed-in member, newest first, a page at a time.',
    request: z.strictObject({
      ...filter,
      language: languageCode,
      before: z.optional(wholeInAddress),
      limit: wholeInAddress,
    }),
    reply: z.strictObject({
      currency,
      rounds: z.array(recordedRound),
      /** The games of this page. */
      games: z.array(playedGame),
      /** Send it as `before` to get the next page. */
      next: z.nullable(z.int()),
    }),
    refusals: ['record.period_invalid'],
    perMinute: 240,
  }),
  summary: defineCall({
    method: 'GET',
    path: '/api/v1/record/summary',
    may: 'member',
    says: 'The totals of the rounds of a period, and the games played in it.',
    request: z.strictObject({ ...filter, language: languageCode }),
    reply: z.strictObject({
      currency,
      ...sums,
      /** What was staked at risk: this counts where play is required. */
      validBet: atoms,
      /** All games of the period, whatever the filter. */
      games: z.array(playedGame),
    }),
    refusals: ['record.period_invalid'],
    perMinute: 240,
  }),
  round: defineCall({
    method: 'GET',
    path: '/api/v1/record/rounds/:round',
    may: 'member',
    says: 'One round of the signed-in member with its rules, to replay and to verify.',
    request: z.strictObject({ round: uuid, language: languageCode }),
    reply: openedRound,
    refusals: ['game.round_unknown'],
    perMinute: 240,
  }),
  reveal: defineCall({
    method: 'POST',
    path: '/api/v1/record/rounds/:round/reveal',
    may: 'member',
    says: 'Retires and reveals the active seed of a round, so that the round can be verified. The next round needs a client seed for the next commitment.',
    request: z.strictObject({ round: uuid, language: languageCode }),
    reply: openedRound,
    refusals: ['game.round_unknown', 'fairness.round_open'],
    perMinute: 30,
  }),
  profit: defineCall({
    method: 'GET',
    path: '/api/v1/record/profit',
    may: 'member',
    says: 'What was staked and won by day, week or month, by category, and by game.',
    request: z.strictObject({
      ...period,
      by: z.enum(SPANS),
      language: languageCode,
      gameType: z.optional(gameType),
      money,
    }),
    reply: z.strictObject({
      currency,
      /** Every span of the period, including those without rounds. */
      spans: z.array(z.strictObject({ from: calendarDay, to: calendarDay, ...sums })),
      categories: z.array(z.strictObject({ gameType, ...sums })),
      /** Most played first. */
      games: z.array(z.strictObject({ gameCode, gameName: z.string(), ...sums })),
      ...sums,
    }),
    refusals: ['record.period_invalid'],
    perMinute: 120,
  }),
}

export type Profit = z.infer<(typeof record)['profit']['reply']>
