import { z } from 'zod/mini'
import { SPANS } from '@ronda/core'
import { defineCall } from '../call.ts'
import { gameType, vendorCode } from '../catalog/game.ts'
import { atoms, currency, epochMs, gameCode, languageCode, uuid, wholeInAddress } from '../wire.ts'
import { calendarDay, period } from '../money/period.ts'
import { arcadeRound } from './arcade.ts'
import { sharedPlayed } from './table.ts'
import { OUTCOMES } from './outcomes.ts'
import { slotModel } from './skin.ts'
import { slotRound } from './slot.ts'

const outcome = z.enum(OUTCOMES)

/** Which rounds are meant. */
const filter = {
  ...period,
  gameType: z.optional(gameType),
  vendor: z.optional(vendorCode),
  gameCode: z.optional(gameCode),
  outcome: z.optional(outcome),
}

const sums = { rounds: z.int(), staked: atoms, won: atoms }

/** A game that was played, as it is called now. */
const playedGame = z.strictObject({ gameCode, gameName: z.string(), gameType, vendor: vendorCode })
export type PlayedGame = z.infer<typeof playedGame>

const recordedRound = z.strictObject({
  /** Place in the wallet's chain: rounds sort by it, and pages are cut by it. */
  seq: z.int(),
  id: uuid,
  gameCode,
  stake: atoms,
  win: atoms,
  outcome,
  playedAtMs: epochMs,
})
export type RecordedRound = z.infer<typeof recordedRound>

/** A round with all that is needed to see it again and to check it. */
const openedRound = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('slot'),
    round: slotRound,
    gameName: z.string(),
    model: slotModel,
    /** The game's symbols in one picture, four beside each other, and what each is called. */
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
      /** Asks for the next page as `before`. */
      next: z.nullable(z.int()),
    }),
    refusals: ['record.period_invalid'],
    perMinute: 240,
  }),
  summary: defineCall({
    method: 'GET',
    path: '/api/v1/record/summary',
    may: 'member',
    says: 'What the rounds of a period came to, and which games were played in it.',
    request: z.strictObject({ ...filter, language: languageCode }),
    reply: z.strictObject({
      currency,
      ...sums,
      /** What was staked at a risk, which is what counts where play is asked for. */
      validBet: atoms,
      /** All of the period, whichever are chosen. */
      games: z.array(playedGame),
    }),
    refusals: ['record.period_invalid'],
    perMinute: 240,
  }),
  round: defineCall({
    method: 'GET',
    path: '/api/v1/record/rounds/:round',
    may: 'member',
    says: 'One round of the signed-in member with the rules it was played by, to see again and to verify.',
    request: z.strictObject({ round: uuid, language: languageCode }),
    reply: openedRound,
    refusals: ['game.round_unknown'],
    perMinute: 240,
  }),
  reveal: defineCall({
    method: 'POST',
    path: '/api/v1/record/rounds/:round/reveal',
    may: 'member',
    says: 'Retires and reveals the seed of a round that is still in force, so that the round can be verified. The next round needs a text for the next commitment.',
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
    request: z.strictObject({ ...period, by: z.enum(SPANS), language: languageCode, gameType: z.optional(gameType) }),
    reply: z.strictObject({
      currency,
      /** Every span of the period, the quiet ones too. */
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
