import { z } from 'zod/mini'
import { defineCall } from '../call.ts'
import { atoms, currency, epochMs, gameCode, languageCode, uuid, wholeInAddress } from '../wire.ts'
import { REWARD_DETAILS } from '../rewards/rewardWords.ts'
import { BONUS_DETAILS, CAUSES } from './ledgerCauses.ts'
import { calendarDay, period } from './statementPeriod.ts'

const cause = z.enum(CAUSES)

/** Which of the member's wallets: `cash`, `held`, or one at a vendor. */
const purpose = z.string().check(z.regex(/^[A-Za-z0-9_:-]{1,40}$/))

/** The cause of a movement. */
const lineSubject = z.strictObject({
  kind: z.enum(['deposit', 'withdrawal', 'vendor', 'transfer', 'payslip']),
  /** The id to open it by: usually the id of the line itself; a correction has its own. */
  id: uuid,
  /** The deposit method, the payout account, the vendor, the other person, or the kind of contract. */
  name: z.string(),
  /** What happened to money taken for a withdrawal or a vendor; null for others. */
  outcome: z.nullable(z.enum(['pending', 'done', 'returned'])),
})
export type LineSubject = z.infer<typeof lineSubject>

/** A wallet of the member; one at a vendor has the vendor's name. */
export const ownWallet = z.strictObject({ wallet: purpose, vendor: z.nullable(z.string()), balance: atoms })

export const statementLine = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('move'),
    /** Position in the wallet's chain: lines sort by it, and pages end at it. */
    seq: z.int(),
    id: uuid,
    cause,
    /** The step, where the cause has more than one: `hold`, `release`, `capture`, `in`, `out`, `grant`; of a reward, what it was earned by. */
    detail: z.nullable(
      z.enum(['hold', 'release', 'capture', 'in', 'out', 'grant', ...BONUS_DETAILS, ...REWARD_DETAILS]),
    ),
    matter: z.nullable(lineSubject),
    amount: atoms,
    balance: atoms,
    atMs: epochMs,
  }),
  z.strictObject({
    type: z.literal('play'),
    /** The position of the first of these rounds. */
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

/** The totals of a period over all wallets of the member. */
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

/** One wallet in a period: opening balance, movements and closing balance. */
const statementSection = z.strictObject({
  wallet: purpose,
  /** The wallet's name in the requested language. */
  name: z.string(),
  opening: atoms,
  closing: atoms,
  /** Oldest first. */
  lines: z.array(
    z.strictObject({
      /** Rounds are grouped by day and game, without a time. */
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

/** The most lines of a statement; of a longer period the newest are listed. */
export const STATEMENT_LINES_MAX = 1_000

export const statement = {
  read: defineCall({
    method: 'GET',
    path: '/api/v1/statement',
    may: 'member',
    says: `A statement of a period: its holder, its totals, and every movement of each wallet, up to ${STATEMENT_LINES_MAX}.`,
    request: z.strictObject({ ...period, language: languageCode }),
    reply: z.strictObject({
      /** The member’s name, as verified or as stated. */
      holder: z.string(),
      account: z.string(),
      currency,
      figures,
      sections: z.array(statementSection),
      /** Whether there were more movements than are listed. */
      isCut: z.boolean(),
    }),
    refusals: ['record.period_invalid'],
    perMinute: 60,
  }),
  lines: defineCall({
    method: 'GET',
    path: '/api/v1/statement/lines',
    may: 'member',
    says: 'The movements of one wallet, newest first, a page at a time; rounds are grouped by day and game.',
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
      /** All wallets of the member, with their balances. */
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
    says: 'A signed statement of a period as PDF: its holder, its totals, and every movement.',
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
    says: 'The signed content of a statement by its code, with the signature and the public key to check it.',
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
    says: 'Bonuses of the signed-in member, newest first, and their total.',
    request: z.strictObject({ ...period, before: z.optional(wholeInAddress), limit: wholeInAddress }),
    reply: z.strictObject({
      currency,
      total: atoms,
      bonuses: z.array(
        z.strictObject({
          seq: z.int(),
          id: uuid,
          /** The welcome bonus, a completed bonus, what a reward was earned by, or `other`: credited by staff. */
          kind: z.enum(['grant', 'bonusPaid', 'other', ...REWARD_DETAILS]),
          amount: atoms,
          atMs: epochMs,
        }),
      ),
      next: z.nullable(z.int()),
    }),
    refusals: ['record.period_invalid'],
    perMinute: 120,
  }),
}
