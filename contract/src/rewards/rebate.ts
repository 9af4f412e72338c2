import { z } from 'zod/mini'
import { defineCall } from '../call.ts'
import { atoms, currency, epochMs, fraction, gameCode, key, languageCode, uuid } from '../wire.ts'
import { REBATE_TYPES } from './rebateWords.ts'

const gameType = z.enum(REBATE_TYPES)

/** The bets on one game at one rate: `staked × (1 − return) × rate × (1 + what the rank adds)`, exact until all lines are added. */
const rebateLine = z.strictObject({
  gameCode,
  gameName: z.string(),
  gameType,
  rounds: z.int(),
  staked: atoms,
  /** The highest return of the game's bets, as its rules state it. */
  return: fraction,
  /** Thousandths of the expected loss. */
  permille: z.int(),
  /** What the member's rank added to the rate, in thousandths of it. */
  extra: z.int(),
  /** In atoms. */
  amount: fraction,
})
export type RebateLine = z.infer<typeof rebateLine>

const paidRebate = z.strictObject({
  id: uuid,
  currency,
  amount: atoms,
  /** Whether the member claimed it, or it was paid by itself. */
  isClaimed: z.boolean(),
  state: z.enum(['pending', 'paid']),
  atMs: epochMs,
})
export type PaidRebate = z.infer<typeof paidRebate>

/** A part of what a member's bets are expected to lose, paid back. */
export const rebate = {
  read: defineCall({
    method: 'GET',
    path: '/wps/rebate',
    may: 'member',
    says: 'The rebate earned and not paid yet, the bets it comes from with the largest first, and what was paid before.',
    request: z.strictObject({ language: languageCode }),
    reply: z.strictObject({
      currency,
      /** Whether the member claims it; otherwise it is paid once a day. */
      isManual: z.boolean(),
      /** What would be paid now: the sum of all lines, rounded down once. */
      amount: atoms,
      /** What the member's rank adds to the rates now, in thousandths of them. */
      extra: z.int(),
      rates: z.array(z.strictObject({ gameType, permille: z.int() })),
      byType: z.array(z.strictObject({ gameType, staked: atoms, amount: fraction })),
      lines: z.array(rebateLine),
      /** Further games that are not listed. */
      moreLines: z.int(),
      paid: z.array(paidRebate),
    }),
    refusals: [],
    perMinute: 120,
  }),
  claim: defineCall({
    method: 'POST',
    path: '/wps/rebate/claim',
    may: 'member',
    says: 'Pays the rebate earned so far into the balance.',
    request: z.strictObject({ key }),
    reply: paidRebate,
    refusals: ['rebate.automatic', 'rebate.nothing', 'reward.fund_empty'],
    perMinute: 30,
    isMoney: true,
  }),
}
