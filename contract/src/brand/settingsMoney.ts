import { z } from 'zod/mini'
import { currency } from '../wire.ts'
import { RANKS } from '../rewards/rankWords.ts'
import { POINT_RATE_MAX, POINT_SOURCES, POINTS_PER_UNIT_MAX } from '../rewards/pointWords.ts'
import { REBATE_TYPES } from '../rewards/rebateWords.ts'
import { REFERRAL_LEVELS } from '../rewards/referralWords.ts'

/** The deposit methods. `bank` is a provider's; `bankTransfer` is paid to an account of the brand, and staff confirm it. */
export const DEPOSIT_WAYS = ['card', 'bank', 'bankTransfer', 'ewallet', 'crypto', 'agentCash'] as const
export type DepositWay = (typeof DEPOSIT_WAYS)[number]

/** Which members need approved documents before they deposit and play for real money. */
export const IDENTITY_BEFORE_PLAY = ['never', 'excluded', 'always'] as const

/** Whole units of the brand's currency. */
const units = z.int().check(z.gte(0), z.lte(1_000_000_000))
const minutes = z.int().check(z.gte(1), z.lte(100_000))
const hours = z.int().check(z.gte(0), z.lte(10_000))
/** Thousandths of the amount. */
const permille = z.int().check(z.gte(0), z.lte(200))
/** What people write on one line of a form. */
const line = (max: number) => z.string().check(z.maxLength(max), z.regex(/^\P{Cc}*$/u))
/** Receiving accounts that a brand may have. */
export const BANK_ACCOUNTS_MAX = 10
/** Whole units for one guest. */
const referralReward = z.int().check(z.gte(0), z.lte(10_000))

/** The money settings of a brand. */
export const moneyPolicy = z.strictObject({
  /** In the order in which they are offered. */
  deposits: z
    .array(
      z.strictObject({
        way: z.enum(DEPOSIT_WAYS),
        enabled: z.boolean(),
        min: units,
        max: units,
        feePermille: permille,
        /** How long it usually takes. */
        minutes,
      }),
    )
    .check(z.maxLength(10)),
  /** Money that moves by bank transfer, and that staff record and confirm by hand. */
  bankTransfer: z.strictObject({
    /** The brand's own accounts for deposits: the first open one of a currency is shown to the member. */
    accounts: z
      .array(
        z.strictObject({
          account: line(60),
          holder: line(80),
          bank: line(80),
          currency,
          /** What the member must know, such as a branch code. */
          note: line(200),
          isOpen: z.boolean(),
        }),
      )
      .check(z.maxLength(BANK_ACCOUNTS_MAX)),
    /** Whether withdrawals are paid by hand, whatever providers there are. */
    payouts: z.boolean(),
  }),
  withdrawal: z.strictObject({
    min: units,
    max: units,
    feePermille: permille,
    /** By when a payout must have been sent; after that, staff investigate. */
    promisedHours: hours,
    /** From this amount on, in a day and for one member, two members of staff must approve. */
    fourEyesFrom: units,
    /** After a payout, unconfirmed money counts as received. */
    autoReceiveMinutes: minutes,
    /** How long a new payout account waits before it can be used. */
    newAccountHours: hours,
    /** How long nothing is paid out after a change of contact, password, second factor or payout account. */
    pauseHours: hours,
  }),
  transfer: z.strictObject({
    toUpline: z.boolean(),
    toDownline: z.boolean(),
    min: units,
    max: units,
    perDay: units,
    /**
     * How long after a deposit by card or e-wallet the payer's bank can charge it back: until then it cannot be
     * transferred.
     */
    chargebackDays: z.int().check(z.gte(0), z.lte(540)),
  }),
  control: z.strictObject({
    /** How long a member waits for a limit to be raised or lifted. */
    raiseHours: hours,
    /** Shortest self-exclusion. */
    exclusionMonthsMin: z.int().check(z.gte(1), z.lte(60)),
    /** What the reality check is set to until the member sets it; 0 is never. */
    realityMinutes: z.int().check(z.gte(0), z.lte(240)),
    /** Nobody, members who may be an excluded person, or everybody. */
    identityBeforePlay: z.enum(IDENTITY_BEFORE_PLAY),
  }),
  documents: z.strictObject({
    /** Documents that raise the daily payout limit above this amount need two approvals. */
    secondApprovalAbove: units,
  }),
  staff: z.strictObject({
    /** What one person may approve in a day; beyond it a second person must approve too, however small the amount. */
    approvedPerDay: units,
    /** From this daily amount to one member on, an adjustment needs two approvals. */
    adjustmentsFrom: units,
    /** From so much valid bet of one agent in a day on, taking bets out of contracts, or putting them back, needs two people. */
    exclusionsFrom: units,
  }),
  /** The rebate by type of game, in thousandths of what a bet is expected to lose; 0 is none. */
  rebate: z.record(z.enum(REBATE_TYPES), permille),
  /** The VIP ranks, the lowest first. */
  ranks: z
    .array(
      z.strictObject({
        /** The valid bets of 30 days that the rank needs. */
        turnover: units,
        /** Thousandths that are added to each rebate: 100 makes it a tenth larger. */
        rebateExtra: z.int().check(z.gte(0), z.lte(1_000)),
        /** Given once, when a member reaches the rank for the first time. */
        levelUp: units,
        /** Given to members of the rank on their birthday. */
        birthday: units,
      }),
    )
    .check(z.minLength(RANKS), z.maxLength(RANKS)),
  points: z.strictObject({
    /** Points for 100 units of valid bets by type of game, and for 100 units deposited; 0 is none. */
    rates: z.record(z.enum(POINT_SOURCES), z.int().check(z.gte(0), z.lte(POINT_RATE_MAX))),
    /** How many points are one unit of money. */
    convert: z.int().check(z.gte(1), z.lte(POINTS_PER_UNIT_MAX)),
  }),
  /** What host and guest get when a member invites somebody. */
  referral: z.strictObject({
    isOffered: z.boolean(),
    /** How much a guest must bet, as far as bets count for rewards, and in how many days. */
    validBet: z.int().check(z.gte(1), z.lte(1_000_000)),
    withinDays: z.int().check(z.gte(1), z.lte(365)),
    guestReward: referralReward,
    /** What the host gets: from the guest of this number on. */
    levels: z
      .array(z.strictObject({ from: z.int().check(z.gte(1), z.lte(10_000)), reward: referralReward }))
      .check(z.length(REFERRAL_LEVELS)),
  }),
  /** The daily payout limit by verification tier. */
  tiers: z.array(z.strictObject({ payoutPerDay: units })).check(z.minLength(3), z.maxLength(3)),
})
export type MoneyPolicy = z.infer<typeof moneyPolicy>
