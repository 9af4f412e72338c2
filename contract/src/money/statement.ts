import { z } from 'zod/mini'
import { defineCall } from '../call.ts'
import { atoms, currency, epochMs, gameCode, languageCode, uuid, wholeInAddress } from '../wire.ts'
import { CAUSES } from './causes.ts'
import { calendarDay, period } from './period.ts'

const cause = z.enum(CAUSES)

/** Which of the member's purses: `cash`, `held`, or one with a vendor. */
const purpose = z.string().check(z.regex(/^[A-Za-z0-9_:-]{1,40}$/))

/** What moved the money. */
const matter = z.strictObject({
  kind: z.enum(['deposit', 'withdrawal', 'vendor', 'transfer']),
  /** What it is opened by: mostly the id of the line itself. A correction has one of its own. */
  id: uuid,
  /** The way it came in, the account it goes to, the vendor, or the other person. */
  name: z.string(),
  /** What became of what was taken out of the balance for a withdrawal or a vendor; null where nothing is. */
  outcome: z.nullable(z.enum(['pending', 'done', 'returned'])),
})
export type Matter = z.infer<typeof matter>

/** A purse of the member; one with a vendor goes by its name. */
export const ownWallet = z.strictObject({ wallet: purpose, vendor: z.nullable(z.string()), balance: atoms })

export const statementLine = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('move'),
    /** Place in the wallet's chain: lines sort by it, and pages are cut by it. */
    seq: z.int(),
    id: uuid,
    cause,
    /** What happened, where the cause has more than one way: `hold`, `release`, `capture`, `in`, `out`, `grant`. */
    detail: z.nullable(z.enum(['hold', 'release', 'capture', 'in', 'out', 'grant'])),
    matter: z.nullable(matter),
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
export type StatementLine = z.infer<typeof statementLine>

/** What a period came to, in all purses of the member together. */
const figures = z.strictObject({
  opening: atoms,
  deposits: atoms,
  withdrawals: atoms,
  transfers: atoms,
  bonuses: atoms,
  adjustments: atoms,
  reversals: atoms,
  staked: atoms,
  won: atoms,
  closing: atoms,
  netDeposits: atoms,
})

/** One purse in a period: what was in it, what moved it, and what was left. */
const statementSection = z.strictObject({
  wallet: purpose,
  /** As its owner knows it, in the language that was asked for. */
  name: z.string(),
  opening: atoms,
  closing: atoms,
  /** The oldest first. */
  lines: z.array(
    z.strictObject({
      /** Rounds stand together by day and game, without a time. */
      day: calendarDay,
      atMs: z.nullable(epochMs),
      title: z.string(),
      /** Where a withdrawal went. */
      note: z.nullable(z.string()),
      amount: atoms,
      id: z.string(),
    }),
  ),
})
export type StatementSection = z.infer<typeof statementSection>

/** Lines that a statement lists; of a longer period the newest. */
export const STATEMENT_LINES_MAX = 1_000

export const statement = {
  read: defineCall({
    method: 'GET',
    path: '/api/v1/statement',
    may: 'member',
    says: `A statement of a period: its holder, what it came to, and every movement of each purse, up to ${STATEMENT_LINES_MAX}.`,
    request: z.strictObject({ ...period, language: languageCode }),
    reply: z.strictObject({
      /** The member’s name, as verified or as stated. */
      holder: z.string(),
      account: z.string(),
      currency,
      figures,
      sections: z.array(statementSection),
      /** More moved than is listed. */
      isCut: z.boolean(),
    }),
    refusals: ['record.period_invalid'],
    perMinute: 60,
  }),
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
      wallets: z.array(ownWallet),
      lines: z.array(statementLine),
      next: z.nullable(z.int()),
    }),
    refusals: ['record.period_invalid', 'wallet.unknown'],
    perMinute: 240,
  }),
  make: defineCall({
    method: 'POST',
    path: '/api/v1/statement',
    may: 'member',
    says: 'A signed statement of a period as PDF: its holder, what it came to, and every movement.',
    request: z.strictObject({ ...period, language: languageCode }),
    /** `pdf` is base64. */
    reply: z.strictObject({ code: z.string(), fileName: z.string(), pdf: z.string() }),
    refusals: ['record.period_invalid'],
    perMinute: 10,
  }),
  verify: defineCall({
    method: 'POST',
    path: '/api/v1/statement/verify',
    may: 'anyone',
    says: 'What was signed under the code of a statement, with the signature and the key that it can be checked with.',
    request: z.strictObject({ code: z.string().check(z.minLength(1), z.maxLength(60)) }),
    reply: z.strictObject({
      text: z.string(),
      signature: z.string(),
      publicKey: z.string(),
      isGood: z.boolean(),
      madeAtMs: epochMs,
    }),
    refusals: ['statement.unknown'],
    perMinute: 30,
  }),
  bonuses: defineCall({
    method: 'GET',
    path: '/api/v1/statement/bonuses',
    may: 'member',
    says: 'What the house gave the signed-in member, newest first, and what it came to.',
    request: z.strictObject({ ...period, before: z.optional(wholeInAddress), limit: wholeInAddress }),
    reply: z.strictObject({
      currency,
      total: atoms,
      bonuses: z.array(z.strictObject({ seq: z.int(), id: uuid, isGrant: z.boolean(), amount: atoms, atMs: epochMs })),
      next: z.nullable(z.int()),
    }),
    refusals: ['record.period_invalid'],
    perMinute: 120,
  }),
}
