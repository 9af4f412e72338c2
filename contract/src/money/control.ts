import { z } from 'zod/mini'
import { defineCall } from '../call.ts'
import { atoms, currency, epochMs, key, nothing } from '../wire.ts'

const limitKind = z.enum(['deposit', 'loss', 'wager', 'session'])
export type LimitKind = z.infer<typeof limitKind>
const limitPeriod = z.enum(['day', 'week', 'month'])
export type LimitPeriod = z.infer<typeof limitPeriod>

/** Atoms of the member's currency; minutes where the limit is on time. Null is no limit. */
const limitAmount = z.nullable(atoms)

const limit = z.strictObject({
  kind: limitKind,
  period: limitPeriod,
  amount: limitAmount,
  /** How much of it is used in the current calendar period, in UTC. */
  used: atoms,
  endsAtMs: epochMs,
  /** A raise that is not in force yet. */
  next: z.nullable(z.strictObject({ amount: limitAmount, atMs: epochMs })),
})
export type MemberLimit = z.infer<typeof limit>

const total = z.strictObject({ staked: atoms, won: atoms })

/** What was paid in and out, without fees and play. */
const flow = z.strictObject({ paidIn: atoms, paidOut: atoms })

const overview = z.strictObject({
  currency,
  /** Deposit, loss and wager limits by day, week and month, and minutes of play a day. */
  limits: z.array(limit),
  /** The minutes between two reality checks; 0 is never. */
  realityMinutes: z.int(),
  /** Whether it may be switched off: only where the brand has no default of its own. */
  mayStopReality: z.boolean(),
  timeOutUntilMs: z.nullable(epochMs),
  excludedUntilMs: z.nullable(epochMs),
  isExcludedForEver: z.boolean(),
  /** No play for the rest of the day: the member's time limit is reached. */
  restingUntilMs: z.nullable(epochMs),
  totals: z.strictObject({ day: total, week: total, month: total, ever: total }),
  /** Deposits less withdrawals are what playing has cost: this calendar month, the last twelve months, and ever. */
  flow: z.strictObject({ month: flow, year: flow, ever: flow }),
  raiseHours: z.int(),
  exclusionMonthsMin: z.int(),
})
export type ControlOverview = z.infer<typeof overview>

const askRefusals = [
  'control.limit_invalid',
  'control.reality_invalid',
  'control.break_invalid',
  'wallet.key_reused',
] as const

/**
 * Limits that members set for their play. A stricter one holds at once; a looser one after the waiting time of the
 * brand.
 */
export const control = {
  overview: defineCall({
    method: 'GET',
    path: '/api/v1/control',
    may: 'member',
    says: 'Everything that the member has set, how much of each limit is used, and what was staked and won.',
    request: nothing,
    reply: overview,
    refusals: [],
    perMinute: 120,
  }),
  setLimit: defineCall({
    method: 'POST',
    path: '/api/v1/control/limit',
    may: 'member',
    says: 'Sets or lifts a limit. A lower one holds at once; a higher one or none after the waiting time.',
    request: z.strictObject({ key, kind: limitKind, period: limitPeriod, amount: limitAmount }),
    reply: overview,
    refusals: askRefusals,
    perMinute: 60,
  }),
  keepLimit: defineCall({
    method: 'POST',
    path: '/api/v1/control/limit/keep',
    may: 'member',
    says: 'Cancels a raise that is not in force yet: the lower limit stays.',
    request: z.strictObject({ kind: limitKind, period: limitPeriod }),
    reply: overview,
    refusals: askRefusals,
    perMinute: 60,
  }),
  setReality: defineCall({
    method: 'POST',
    path: '/api/v1/control/reality',
    may: 'member',
    says: 'Sets the minutes of play between two reality checks.',
    request: z.strictObject({ minutes: z.int().check(z.gte(0), z.lte(240)) }),
    reply: overview,
    refusals: askRefusals,
    perMinute: 60,
  }),
  acknowledge: defineCall({
    method: 'POST',
    path: '/api/v1/control/reality/acknowledge',
    may: 'member',
    says: 'Acknowledges the reality check; play continues.',
    request: nothing,
    reply: nothing,
    refusals: askRefusals,
    perMinute: 60,
  }),
  timeOut: defineCall({
    method: 'POST',
    path: '/api/v1/control/time-out',
    may: 'member',
    says: 'A break of one to 42 days, from now on: no stakes and no deposits. It cannot be shortened.',
    request: z.strictObject({ key, days: z.int().check(z.gte(0), z.lte(1_000)) }),
    reply: overview,
    refusals: askRefusals,
    perMinute: 20,
  }),
  exclude: defineCall({
    method: 'POST',
    path: '/api/v1/control/exclusion',
    may: 'member',
    says: 'Self-exclusion for so many months, or for ever (null), from now on. It cannot be shortened.',
    request: z.strictObject({ key, months: z.nullable(z.int().check(z.gte(0), z.lte(1_200))) }),
    reply: overview,
    refusals: askRefusals,
    perMinute: 20,
  }),
}
