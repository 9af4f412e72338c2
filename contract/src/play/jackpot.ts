import { z } from 'zod/mini'
import { defineCall } from '../call.ts'
import {
  atoms,
  currency,
  epochMs,
  fraction,
  gameCode,
  hex64,
  languageCode,
  nothing,
  uuid,
  wholeInAddress,
} from '../wire.ts'
import { JACKPOT_LEVELS } from './jackpotWords.ts'

export const jackpotLevel = z.enum(JACKPOT_LEVELS)

/** A must-hit pool: its number, and the commitment that fixes the point at which it pays. */
const commitment = z.strictObject({ number: z.int(), commitment: hex64 })

const common = {
  level: jackpotLevel,
  /** The current amount. */
  amount: atoms,
  /** A paused pool takes nothing and pays nothing, and is not part of any return. */
  isRunning: z.boolean(),
  /** Thousandths of each stake that go into it. */
  contribution: z.int(),
  /** What the operator puts in when a pool begins. */
  seed: atoms,
  /** The part of a stake that it returns in the long run. */
  exactReturn: fraction,
  /** The mean award. */
  meanAward: fraction,
}

const jackpotPool = z.discriminatedUnion('kind', [
  z.strictObject({
    ...common,
    kind: z.literal('must_hit'),
    ceiling: atoms,
    /** First the one in force, then the later ones that are already drawn. */
    commitments: z.array(commitment),
  }),
  /** One staked atom in `odds` wins it. */
  z.strictObject({ ...common, kind: z.literal('classic'), odds: atoms }),
])
export type JackpotPool = z.infer<typeof jackpotPool>

/** Everything needed to verify an award. */
const awardProof = z.strictObject({
  round: uuid,
  modelHash: hex64,
  bet: z.enum(['spin', 'buy']),
  stake: atoms,
  /** Thousandths of the stake that went into the pool. */
  contribution: z.int(),
  /** What stakes had brought to the pool before, or the number drawn for it. */
  drawn: atoms,
  /** For a must-hit pool. `endsAt` is the total of contributions at which it paid. */
  opening: z.optional(
    z.strictObject({
      number: z.int(),
      seed: atoms,
      ceiling: atoms,
      commitment: hex64,
      secret: hex64,
      beginsAt: atoms,
      endsAt: atoms,
    }),
  ),
  /**
   * For a classic pool. The numbers of all classic pools that the same round played for, in order, including this one.
   */
  draw: z.optional(
    z.strictObject({
      odds: atoms,
      numbers: z.array(z.strictObject({ level: jackpotLevel, odds: atoms, number: atoms })),
      commitment: hex64,
      clientSeed: z.string(),
      nonce: z.int(),
      /** Present once the winner's seed has been retired. */
      serverSeed: z.optional(hex64),
    }),
  ),
})
export type AwardProof = z.infer<typeof awardProof>

const jackpotAward = z.strictObject({
  id: z.int(),
  level: jackpotLevel,
  currency,
  amount: atoms,
  wonAtMs: epochMs,
  /** The masked name, which only its owner recognises. */
  account: z.string(),
  gameCode,
  gameName: z.string(),
  proof: awardProof,
})
export type JackpotAward = z.infer<typeof jackpotAward>

export const jackpot = {
  read: defineCall({
    method: 'GET',
    path: '/api/v1/jackpots',
    may: 'anyone',
    says: 'The pools of a currency: their amounts, their exact terms, and the commitments of the must-hit pools.',
    request: z.strictObject({ currency: z.optional(currency) }),
    reply: z.strictObject({ currency, pools: z.array(jackpotPool), games: z.int() }),
    refusals: [],
    perMinute: 240,
    isForAnyOrigin: true,
  }),
  awards: defineCall({
    method: 'GET',
    path: '/api/v1/jackpots/awards',
    may: 'anyone',
    says: 'Jackpots that were won, newest first, each with its proof.',
    request: z.strictObject({
      currency: z.optional(currency),
      before: z.optional(wholeInAddress),
      language: languageCode,
    }),
    reply: z.strictObject({ list: z.array(jackpotAward), next: z.nullable(z.int()) }),
    refusals: [],
    perMinute: 120,
  }),
  desk: defineCall({
    method: 'GET',
    path: '/api/v1/office/jackpots',
    may: 'operator',
    says: 'The pools of all currencies for staff: their amounts, and whether they run.',
    request: nothing,
    reply: z.strictObject({
      list: z.array(
        z.strictObject({
          level: jackpotLevel,
          currency,
          state: z.enum(['opening', 'running', 'paused']),
          amount: atoms,
          /** The total that stakes have brought, and the total it has paid. */
          contributed: atoms,
          awarded: atoms,
          openedAt: epochMs,
          /** Its terms: thousandths of each stake, what the operator puts in at each beginning, and when it pays. */
          contribution: z.int(),
          seed: atoms,
          ceiling: z.optional(atoms),
          odds: z.optional(atoms),
        }),
      ),
    }),
    refusals: [],
    perMinute: 120,
  }),
  open: defineCall({
    method: 'POST',
    path: '/api/v1/office/jackpots',
    may: 'operator',
    says: 'Opens the pools of a currency, each with its seed amount from the operator. Pools that are open already do not change.',
    request: z.strictObject({ currency }),
    reply: nothing,
    refusals: ['jackpot.no_currency'],
    perMinute: 30,
    isSensitive: true,
    isMoney: true,
  }),
  change: defineCall({
    method: 'PUT',
    path: '/api/v1/office/jackpots/:level',
    may: 'operator',
    says: 'Pauses a pool or resumes it. Its amount and the point at which it will pay stay the same.',
    request: z.strictObject({ level: jackpotLevel, currency, isRunning: z.boolean() }),
    reply: nothing,
    refusals: ['jackpot.unknown'],
    perMinute: 60,
    isSensitive: true,
  }),
}
