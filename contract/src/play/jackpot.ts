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

/** A pool that must hit: which one it is, and what binds the house to the point at which it pays. */
const commitment = z.strictObject({ number: z.int(), commitment: hex64 })

const common = {
  level: jackpotLevel,
  /** What is in it now. */
  amount: atoms,
  /** A pool that is paused takes nothing and pays nothing, and is no part of any return. */
  isRunning: z.boolean(),
  /** Thousandths of each stake that go into it. */
  contribution: z.int(),
  /** What the house puts in when a pool begins. */
  seed: atoms,
  /** What comes back of a stake through it in the long run. */
  exactReturn: fraction,
  /** The mean of what it pays. */
  meanAward: fraction,
}

const jackpotPool = z.discriminatedUnion('kind', [
  z.strictObject({
    ...common,
    kind: z.literal('must_hit'),
    ceiling: atoms,
    /** The one in force first, then those that are drawn already and come after it. */
    commitments: z.array(commitment),
  }),
  /** One staked atom in `odds` wins it. */
  z.strictObject({ ...common, kind: z.literal('classic'), odds: atoms }),
])
export type JackpotPool = z.infer<typeof jackpotPool>

/** All that is needed to find out for oneself that an award is what it should be. */
const awardProof = z.strictObject({
  round: uuid,
  modelHash: hex64,
  bet: z.enum(['spin', 'buy']),
  stake: atoms,
  /** Thousandths of the stake that went into the pool. */
  contribution: z.int(),
  /** What stakes had brought to the pool before, or the number that was drawn for it. */
  drawn: atoms,
  /** Of a pool that must hit. `endsAt` is what stakes had to bring in all until it paid. */
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
  /** Of a classic pool. The numbers of classic pools that the same round played for, in order, this one among them. */
  draw: z.optional(
    z.strictObject({
      odds: atoms,
      numbers: z.array(z.strictObject({ level: jackpotLevel, odds: atoms, number: atoms })),
      commitment: hex64,
      clientSeed: z.string(),
      nonce: z.int(),
      /** Known once the winner's seed has been retired. */
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
  /** Whose it is, as far as only the owner knows. */
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
    says: 'The pools of a currency: what is in them, their exact terms, and the commitments of those that must hit.',
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
    says: 'What was won, the newest first, each with its proof.',
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
    says: 'The pools of all currencies, as staff see them: what they hold, and whether they run.',
    request: nothing,
    reply: z.strictObject({
      list: z.array(
        z.strictObject({
          level: jackpotLevel,
          currency,
          state: z.enum(['opening', 'running', 'paused']),
          amount: atoms,
          /** What stakes have ever brought, and what it has ever paid. */
          contributed: atoms,
          awarded: atoms,
          openedAt: epochMs,
          /** Its terms: thousandths of each stake, what the house puts in at each beginning, and when it pays. */
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
    says: 'Opens the pools of a currency, each with its seed from the house. Those that are open stay as they are.',
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
    says: 'Pauses a pool or lets it run again. What is in it stays, and so does the point at which it will pay.',
    request: z.strictObject({ level: jackpotLevel, currency, isRunning: z.boolean() }),
    reply: nothing,
    refusals: ['jackpot.unknown'],
    perMinute: 60,
    isSensitive: true,
  }),
}
