import { z } from 'zod/mini'
import { defineCall } from '../call.ts'
import { atoms, currency, epochMs, languageCode } from '../wire.ts'
import { RANKS } from './rankWords.ts'

/** 0 is none. */
const level = z.int().check(z.gte(0), z.lte(RANKS))

const rankRule = z.strictObject({
  level,
  name: z.string(),
  /** The path of its badge. */
  picture: z.string(),
  /** The valid bets that it needs, in whole units. */
  turnover: z.int(),
  /** Thousandths that are added to each rebate. */
  rebateExtra: z.int(),
  /** Given once, when the rank is reached for the first time, in whole units. */
  levelUp: z.int(),
  /** Given on the birthday, in whole units. */
  birthday: z.int(),
})
export type RankRule = z.infer<typeof rankRule>

const rankChange = z.strictObject({
  from: level,
  to: level,
  /** The valid bets at that moment, and what they were compared with: enough for the rank above, too few for the old one. */
  valid: atoms,
  needed: atoms,
  atMs: epochMs,
})
export type RankChange = z.infer<typeof rankChange>

/** The VIP rank of a member: a function of their valid bets of the last 30 days. */
export const rank = {
  read: defineCall({
    method: 'GET',
    path: '/wps/rank',
    may: 'member',
    says: 'The member’s VIP rank, the valid bets it comes from, the distance to the next one, the earliest loss, and the rule.',
    request: z.strictObject({ language: languageCode }),
    reply: z.strictObject({
      currency,
      level,
      /** The name of the rank in the requested language; empty without a rank. */
      label: z.string(),
      /** The day (UTC) of the last change; null for who never had a rank. */
      since: z.nullable(z.string()),
      /** Valid bets of the last 30 days (UTC), today included. */
      valid: atoms,
      /** Null at the highest rank. */
      next: z.nullable(z.strictObject({ level, needed: atoms, missing: atoms })),
      /** Null without a rank: what it needs, and the first day (UTC) on which it can be lost if nothing more is bet. */
      keeps: z.nullable(z.strictObject({ needed: atoms, until: z.string() })),
      ranks: z.array(rankRule),
      /** The 30 days, oldest first. */
      days: z.array(z.strictObject({ day: z.string(), valid: atoms })),
      /** Newest first. */
      changes: z.array(rankChange),
    }),
    refusals: [],
    perMinute: 120,
  }),
}
