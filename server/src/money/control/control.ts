import { days, err, hours, minutes, ok, unreachable, type Result } from '@ronda/core'
import { AMOUNT_MAX, isSameRestriction, periodEndMs, type Period, type Restriction } from '../ledger/ledger.ts'

export type LimitKind = 'deposit' | 'loss' | 'wager' | 'session'

/** Atoms, or minutes where the limit is on time. Null is no limit. */
export type LimitAmount = bigint | null

export type LimitName = { readonly kind: LimitKind; readonly period: Period }

export type ControlLimit = LimitName & {
  readonly amount: LimitAmount
  /** A raise that waits for its hour. */
  readonly next: { readonly amount: LimitAmount; readonly atMs: number } | null
}

/** What a member has set to keep play within bounds. */
export type Control = {
  readonly limits: readonly ControlLimit[]
  /** Null until the member sets it. */
  readonly realityMinutes: number | null
  readonly acknowledgedAtMs: number | null
  readonly restingUntilMs: number | null
  readonly timeOutUntilMs: number | null
  readonly excludedUntilMs: number | null
  /** The house itself has stopped their play. */
  readonly isBlocked: boolean
}

export const NOTHING_SET: Control = {
  limits: [],
  realityMinutes: null,
  acknowledgedAtMs: null,
  restingUntilMs: null,
  timeOutUntilMs: null,
  excludedUntilMs: null,
  isBlocked: false,
}

/** Every limit there is, as the page lists them. */
export const LIMIT_NAMES: readonly LimitName[] = [
  ...(['deposit', 'loss', 'wager'] as const).flatMap((kind) =>
    (['day', 'week', 'month'] as const).map((period) => ({ kind, period })),
  ),
  { kind: 'session', period: 'day' },
]

/** Stands for ever: no clock of ours will reach it, and every part of ours can write it down. */
export const FOR_EVER_MS = Date.UTC(9999, 0)

const TIME_OUT_DAYS_MAX = 42
const EXCLUSION_MONTHS_MAX = 1_200
const REALITY_MINUTES_MIN = 5
const DAY_MINUTES = 1_440n

/** What the house has to say about it. */
export type ControlPolicy = {
  readonly raiseHours: number
  readonly exclusionMonthsMin: number
  readonly realityMinutes: number
}

export type Ask =
  | ({ readonly type: 'limit'; readonly amount: LimitAmount } & LimitName)
  /** Drops the raise that waits. */
  | ({ readonly type: 'keep' } & LimitName)
  | { readonly type: 'reality'; readonly minutes: number }
  | { readonly type: 'acknowledge' }
  | { readonly type: 'timeOut'; readonly days: number }
  /** Null months are for ever. */
  | { readonly type: 'exclude'; readonly months: number | null }
  /** As much was played today as the member allows themselves. */
  | { readonly type: 'rest' }
  /** Said by the staff. */
  | { readonly type: 'block'; readonly isBlocked: boolean }

export type ControlRefusal = 'control.limit_invalid' | 'control.reality_invalid' | 'control.break_invalid'

const isSame = (left: LimitName, right: LimitName): boolean => left.kind === right.kind && left.period === right.period

export function limitOf(control: Control, name: LimitName): ControlLimit {
  const { kind, period } = name
  return control.limits.find((limit) => isSame(limit, name)) ?? { kind, period, amount: null, next: null }
}

function withLimit(control: Control, limit: ControlLimit): Control {
  return { ...control, limits: [...control.limits.filter((other) => !isSame(other, limit)), limit] }
}

/** The lower is the stricter, and no limit the least strict of all. */
export function isLooser(amount: LimitAmount, than: LimitAmount): boolean {
  return than !== null && (amount === null || amount > than)
}

/** What holds at this moment: raises whose hour has come are in force, whoever looks first. */
export function settle(control: Control, nowMs: number): Control {
  if (control.limits.every(({ next }) => next === null || nowMs < next.atMs)) return control
  const isLonger = control.limits.some(({ kind, next }) => kind === 'session' && next !== null && nowMs >= next.atMs)
  return {
    ...control,
    limits: control.limits.map((limit) =>
      limit.next !== null && nowMs >= limit.next.atMs ? { ...limit, amount: limit.next.amount, next: null } : limit,
    ),
    // Whoever may play longer is measured anew; the next stake finds out.
    restingUntilMs: isLonger ? null : control.restingUntilMs,
  }
}

/** What a member is written to about their limits and breaks. */
export type ControlNews =
  | ({
      readonly event: 'limit.raised' | 'limit.lifted'
      readonly amount: LimitAmount
      readonly sinceMs: number
    } & LimitName)
  | { readonly event: 'limit.timeOut' | 'limit.excluded'; readonly untilMs: number }
  | { readonly event: 'limit.excludedForever' }

/** What has come into force between two moments: raises whose hour had come, and breaks that were begun or made longer. */
export function newsOf(before: Control, after: Control, nowMs: number): readonly ControlNews[] {
  const raised = before.limits.flatMap(({ kind, period, next }): readonly ControlNews[] => {
    if (next === null || nowMs < next.atMs) return []
    const { amount, atMs: sinceMs } = next
    return [{ event: amount === null ? 'limit.lifted' : 'limit.raised', kind, period, amount, sinceMs }]
  })
  const { timeOutUntilMs, excludedUntilMs } = after
  const isBreak = timeOutUntilMs !== null && timeOutUntilMs !== before.timeOutUntilMs
  const isExclusion = excludedUntilMs !== null && excludedUntilMs !== before.excludedUntilMs
  return [
    ...raised,
    ...(isBreak ? [{ event: 'limit.timeOut', untilMs: timeOutUntilMs } as const] : []),
    ...(isExclusion && excludedUntilMs === FOR_EVER_MS ? [{ event: 'limit.excludedForever' } as const] : []),
    ...(isExclusion && excludedUntilMs !== FOR_EVER_MS
      ? [{ event: 'limit.excluded', untilMs: excludedUntilMs } as const]
      : []),
  ]
}

function isOffered({ kind, period }: LimitName, amount: LimitAmount): boolean {
  if (kind === 'session' && period !== 'day') return false
  if (amount === null) return true
  if (kind === 'session') return amount >= 1n && amount <= DAY_MINUTES
  return amount >= 0n && amount <= AMOUNT_MAX
}

/** The same day of a later month, or its last one. */
export function addMonths(ms: number, months: number): number {
  const from = new Date(ms)
  const later = new Date(ms)
  later.setUTCMonth(from.getUTCMonth() + months)
  // The 31st of a short month runs over into the next: its last day is meant.
  if (later.getUTCDate() !== from.getUTCDate()) later.setUTCDate(0)
  return later.getTime()
}

const later = (one: number | null, other: number): number => Math.max(one ?? 0, other)

type Decided = Result<Control, ControlRefusal>

function decideLimit(control: Control, ask: LimitName & { amount: LimitAmount }, raisedAtMs: number): Decided {
  const { kind, period, amount } = ask
  if (!isOffered(ask, amount)) return err('control.limit_invalid')
  const known = limitOf(control, ask)
  if (!isLooser(amount, known.amount)) return ok(withLimit(control, { kind, period, amount, next: null }))
  return ok(withLimit(control, { ...known, next: { amount, atMs: raisedAtMs } }))
}

function decideReality(control: Control, every: number, { realityMinutes }: ControlPolicy): Decided {
  const isOff = every === 0 && realityMinutes === 0
  if (!isOff && every < REALITY_MINUTES_MIN) return err('control.reality_invalid')
  return ok({ ...control, realityMinutes: every })
}

function decideTimeOut(control: Control, count: number, nowMs: number): Decided {
  if (count < 1 || count > TIME_OUT_DAYS_MAX) return err('control.break_invalid')
  return ok({ ...control, timeOutUntilMs: later(control.timeOutUntilMs, nowMs + days(count)) })
}

function decideExclusion(control: Control, months: number | null, policy: ControlPolicy, nowMs: number): Decided {
  const isLong = months === null || (months >= policy.exclusionMonthsMin && months <= EXCLUSION_MONTHS_MAX)
  if (!isLong) return err('control.break_invalid')
  const untilMs = months === null ? FOR_EVER_MS : addMonths(nowMs, months)
  return ok({ ...control, excludedUntilMs: later(control.excludedUntilMs, untilMs) })
}

/** Stricter holds at once, looser after the house's hours, and a pause is never made shorter. */
export function decideControl(before: Control, ask: Ask, policy: ControlPolicy, nowMs: number): Decided {
  const control = settle(before, nowMs)
  switch (ask.type) {
    case 'limit':
      return decideLimit(control, ask, nowMs + hours(policy.raiseHours))
    case 'keep':
      return ok(withLimit(control, { ...limitOf(control, ask), next: null }))
    case 'reality':
      return decideReality(control, ask.minutes, policy)
    case 'acknowledge':
      return ok({ ...control, acknowledgedAtMs: later(control.acknowledgedAtMs, nowMs) })
    case 'timeOut':
      return decideTimeOut(control, ask.days, nowMs)
    case 'exclude':
      return decideExclusion(control, ask.months, policy, nowMs)
    case 'rest':
      return ok({ ...control, restingUntilMs: later(control.restingUntilMs, periodEndMs('day', nowMs)) })
    case 'block':
      return ok({ ...control, isBlocked: ask.isBlocked })
    default:
      return unreachable(ask)
  }
}

/** What of it the ledger keeps. It follows from the control alone: asked again, it is the same. */
export function restrictionOf(control: Control): Restriction {
  const stopped = Math.max(control.timeOutUntilMs ?? 0, control.excludedUntilMs ?? 0)
  return {
    mayBet: !control.isBlocked,
    ...(stopped > 0 && { excludedUntilMs: stopped }),
    ...(control.restingUntilMs !== null && { restingUntilMs: control.restingUntilMs }),
    limits: control.limits.flatMap(({ kind, period, amount }) =>
      amount !== null && (kind === 'loss' || kind === 'wager') ? [{ on: kind, period, amount }] : [],
    ),
  }
}

/** Whether the ledger must hear of a change. */
export function isForLedger(before: Control, after: Control): boolean {
  return !isSameRestriction(restrictionOf(before), restrictionOf(after))
}

/** Whether what was asked for makes play or deposits stricter, now or again. */
export function isStricter(ask: Ask, after: Control): boolean {
  switch (ask.type) {
    case 'limit':
      // A raise waits for its hour, and the limit that is there stays.
      return ask.amount !== null && limitOf(after, ask).amount === ask.amount
    case 'timeOut':
    case 'exclude':
    case 'rest':
      return true
    case 'block':
      return ask.isBlocked
    case 'keep':
    case 'reality':
    case 'acknowledge':
      return false
    default:
      return unreachable(ask)
  }
}

/** Until when neither stakes nor deposits are taken; undefined when they are. */
export function stoppedUntilMs(control: Control, nowMs: number): number | undefined {
  const untilMs = Math.max(control.timeOutUntilMs ?? 0, control.excludedUntilMs ?? 0)
  return nowMs < untilMs ? untilMs : undefined
}

/** When the next look at the clock is due: so long after play began, or after the last look. Undefined is never. */
export function realityDueMs(control: Control, playingSinceMs: number, brandMinutes: number): number | undefined {
  const every = control.realityMinutes ?? brandMinutes
  return every === 0 ? undefined : later(control.acknowledgedAtMs, playingSinceMs) + minutes(every)
}
