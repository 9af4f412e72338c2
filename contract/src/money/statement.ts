import { z } from 'zod/mini'
import { defineCall } from '../call.ts'
import { atoms, currency, epochMs, gameCode, key, languageCode, wholeInAddress } from '../wire.ts'
import { CAUSES } from './causes.ts'
import { calendarDay, period } from './period.ts'

const cause = z.enum(CAUSES)

/** Which of the member's purses: `cash`, `held`, or one with a vendor. */
const purpose = z.string().check(z.regex(/^[A-Za-z0-9_:-]{1,40}$/))

const line = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('move'),
    /** Place in the wallet's chain: lines sort by it, and pages are cut by it. */
    seq: z.int(),
    id: key,
    cause,
    /** What happened, where the cause has more than one way: `hold`, `release`, `capture`, `in`, `out`, `grant`. */
    detail: z.nullable(z.enum(['hold', 'release', 'capture', 'in', 'out', 'grant'])),
    amount: atoms,
    balance: atoms,
    atMs: epochMs,
  }),
  z.strictObject({
    type: z.literal('play'),
    /** Where the first of these rounds stands. */
    seq: z.int(),
    day: calendarDay,
    gameCode,
    gameName: z.string(),
    rounds: z.int(),
    staked: atoms,
    won: atoms,
    /** After the last of these rounds. */
    balance: atoms,
    fromMs: epochMs,
    toMs: epochMs,
  }),
])
export type StatementLine = z.infer<typeof line>

export const statement = {
  lines: defineCall({
    method: 'GET',
    path: '/api/v1/statement/lines',
    may: 'member',
    says: 'What moved the money of one purse, newest first, a page at a time; rounds stand together by day and game.',
    request: z.strictObject({
      ...period,
      wallet: purpose,
      cause: z.optional(cause),
      language: languageCode,
      before: z.optional(wholeInAddress),
      limit: wholeInAddress,
    }),
    reply: z.strictObject({
      currency,
      /** All purses the member has, with what is in each. */
      wallets: z.array(z.strictObject({ wallet: purpose, balance: atoms })),
      lines: z.array(line),
      next: z.nullable(z.int()),
    }),
    refusals: ['record.period_invalid', 'wallet.unknown'],
    perMinute: 240,
  }),
}
