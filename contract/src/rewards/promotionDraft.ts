import { isZone } from '@ronda/core'
import { z } from 'zod/mini'
import { atoms, epochMs, gameCode, written } from '../wire.ts'
import { BONUS_BASES, BONUS_DAYS_MAX, BONUS_GAMES_MAX, BONUS_MULTIPLE_MAX, BONUS_SPINS_MAX } from './bonusWords.ts'
import {
  PROMOTION_CODE,
  PROMOTION_DAYS_MAX,
  PROMOTION_DEVICE_MAX,
  PROMOTION_HOURS_MAX,
  PROMOTION_NAME_MAX,
  PROMOTION_PERIODS,
  PROMOTION_PRIZES,
  PROMOTION_SHARE_MAX,
  PROMOTION_TEXT_MAX,
  PROMOTION_TIMES_MAX,
  PROMOTION_TURNOVER_MAX,
} from './promotionWords.ts'
import { RANKS } from './rankWords.ts'

const upTo = (max: number) => z.int().check(z.gte(1), z.lte(max))
const permille = upTo(PROMOTION_SHARE_MAX)
/** From joining on, to reach the goal in. */
const days = upTo(PROMOTION_DAYS_MAX)
/** Valid bets as a multiple of the deposit. */
const turnover = z.int().check(z.gte(0), z.lte(PROMOTION_TURNOVER_MAX))

const rule = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('cashBack'), period: z.enum(PROMOTION_PERIODS), permille }),
  z.strictObject({ kind: z.literal('lossBack'), hours: upTo(PROMOTION_HOURS_MAX), permille }),
  z.strictObject({ kind: z.literal('birthday') }),
  z.strictObject({ kind: z.literal('firstDeposit'), depositMin: atoms, turnover, days }),
  z.strictObject({ kind: z.literal('depositMatch'), depositMin: atoms, permille, turnover, days }),
  z.strictObject({ kind: z.literal('mission'), goal: atoms, days }),
  z.strictObject({ kind: z.literal('code'), code: z.string().check(z.regex(PROMOTION_CODE)) }),
  z.strictObject({ kind: z.literal('social'), channel: z.literal('zalo') }),
])
export type PromotionRule = z.infer<typeof rule>

/** A text in both languages. */
export const inBoth = (max: number) => z.strictObject({ es: written(1, max), en: written(1, max) })

/** The terms of bonus money that a promotion gives. */
const wagering = z.strictObject({
  multiple: upTo(BONUS_MULTIPLE_MAX),
  base: z.enum(BONUS_BASES),
  /** The largest stake; less bonus money than this is not given. */
  stakeMax: atoms,
  /** Only these games; empty for all slots and arcade games. */
  games: z.array(gameCode).check(z.maxLength(BONUS_GAMES_MAX)),
  days: upTo(BONUS_DAYS_MAX),
})

/** Free spins that a promotion gives: they cost `count` × `stake`. */
const spins = z.strictObject({
  game: gameCode,
  count: upTo(BONUS_SPINS_MAX),
  stake: atoms,
  days: upTo(BONUS_DAYS_MAX),
})

/** What staff write of a promotion. Each version is frozen, and who has joined keeps theirs. */
export const promotionDraft = z.strictObject({
  names: inBoth(PROMOTION_NAME_MAX),
  texts: inBoth(PROMOTION_TEXT_MAX),
  rule,
  gives: z.enum(PROMOTION_PRIZES),
  /** Where it gives bonus money. */
  wagering: z.optional(wagering),
  /** Where it gives free spins. */
  spins: z.optional(spins),
  /** What a member gets, in atoms; where it is a share, the most of it. */
  prize: atoms,
  /** What all members together can get, in atoms. */
  budget: atoms,
  /** The lowest VIP rank that can join; 0 for everybody. */
  rankMin: z.int().check(z.gte(0), z.lte(RANKS)),
  /** Only for accounts that are at most so many days old; null for all. */
  newDays: z.nullable(days),
  /** How often a member can join. */
  times: upTo(PROMOTION_TIMES_MAX),
  /** How many accounts that share a device, a payout account or a contact can join. */
  perDevice: upTo(PROMOTION_DEVICE_MAX),
  /** Staff decide who takes part. */
  isReviewed: z.boolean(),
  /** How long it can be claimed and collected. */
  claimDays: days,
  /** The time zone of the days and weeks. */
  zone: z.string().check(z.maxLength(60), z.refine(isZone)),
  fromMs: epochMs,
  untilMs: epochMs,
  /** On which days it can be joined, Monday is 1; all when empty. */
  weekdays: z.array(z.int().check(z.gte(1), z.lte(7))).check(z.maxLength(7)),
})
export type PromotionDraft = z.infer<typeof promotionDraft>
