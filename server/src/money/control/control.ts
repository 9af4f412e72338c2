import { days, err, hours, minutes, ok, unreachable, type Result } from '@ronda/core'
import { AMOUNT_MAX, isSameRestriction, periodEndMs, type Period, type Restriction } from '../ledger/ledger.ts'

export type LimitKind = 'deposit' | 'loss' | 'wager' | 'session'

/** Atoms, or minutes for a time limit. Null is no limit. */
export type LimitAmount = bigint | null

export type LimitName = { readonly kind: LimitKind; readonly period: Period }

export type ControlLimit = LimitName & {
  readonly amount: LimitAmount
  /** A raise that is not in force yet. */
  readonly next: { readonly amount: LimitAmount; readonly atMs: number } | null
}

/** The limits and breaks that a member has set. */
export type Control = {
  readonly limits: readonly ControlLimit[]
  /** Null until the member sets it. */
  readonly realityMinutes: number | null
  readonly acknowledgedAtMs: number | null
  readonly restingUntilMs: number | null
  readonly timeOutUntilMs: number | null
  readonly excludedUntilMs: number | null
  /** Staff have blocked their play. */
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

/** For ever: far in the future, and representable in PostgreSQL, JavaScript and JSON. */
export const FOR_EVER_MS = Date.UTC(9999, 0)

export const TIME_OUT_DAYS_MAX = 42
const EXCLUSION_MONTHS_MAX = 1_200
const REALITY_MINUTES_MIN = 5
const DAY_MINUTES = 1_440n

/** The brand's policy for controls. */
export type ControlPolicy = {
  readonly raiseHours: number
  readonly exclusionMonthsMin: number
  readonly realityMinutes: number
}

export type Ask =
  | ({ readonly type: 'limit'; readonly amount: LimitAmount } & LimitName)
  /** Cancels the pending raise. */
  | ({ readonly type: 'keep' } & LimitName)
  | { readonly type: 'reality'; readonly minutes: number }
  | { readonly type: 'acknowledge' }
  | { readonly type: 'timeOut'; readonly days: number }
  /** Null months are for ever. */
  | { readonly type: 'exclude'; readonly months: number | null }
  /** The daily play limit is used up. */
  | { readonly type: 'rest' }
  /** Set by staff. */
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

/** A lower limit is stricter, and no limit is the least strict. */
export function isLooser(amount: LimitAmount, than: LimitAmount): boolean {
  return than !== null && (amount === null || amount > than)
}

/** The control at this moment: due raises are in force, whichever caller reads first. */
export function settle(control: Control, nowMs: number): Control {
  if (control.limits.every(({ next }) => next === null || nowMs < next.atMs)) return control
  const isLonger = control.limits.some(({ kind, next }) => kind === 'session' && next !== null && nowMs >= next.atMs)
  return {
    ...control,
    limits: control.limits.map((limit) =>
      limit.next !== null && nowMs >= limit.next.atMs ? { ...limit, amount: limit.next.amount, next: null } : limit,
    ),
    // With a longer limit the play time is measured again, at the next stake.
    restingUntilMs: isLonger ? null : control.restingUntilMs,
  }
}

/** The events about limits and breaks that a member is notified of. */
export type ControlEvent =
  | ({
      readonly event: 'limit.raised' | 'limit.lifted'
      readonly amount: LimitAmount
      readonly sinceMs: number
    } & LimitName)
  | { readonly event: 'limit.timeOut' | 'limit.excluded'; readonly untilMs: number }
  | { readonly event: 'limit.excludedForever' }

/** What has come into force between two controls: due raises, and breaks that began or were extended. */
export function controlEventsOf(before: Control, after: Control, nowMs: number): readonly ControlEvent[] {
  const raised = before.limits.flatMap(({ kind, period, next }): readonly ControlEvent[] => {
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

/** The same day of a later month, or its last day. */
export function addMonths(ms: number, months: number): number {
  const from = new Date(ms)
  const later = new Date(ms)
  later.setUTCMonth(from.getUTCMonth() + months)
  // The 31st of a short month overflows into the next: use the last day instead.
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

/** A stricter limit holds at once, a looser one after the policy's hours, and a break is never shortened. */
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

/** The part that the ledger enforces. It depends on the control alone, so a repeated call returns the same. */
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

/** The part that holds for bonus money: everything but the limits on amounts, which are limits on own money. */
export function bonusRestrictionOf(control: Control): Restriction {
  return { ...restrictionOf(control), limits: [] }
}

/** Whether a change must be applied to the ledger. */
export function isForLedger(before: Control, after: Control): boolean {
  return !isSameRestriction(restrictionOf(before), restrictionOf(after))
}

/** Whether the request makes play or deposits stricter, or confirms that they are. */
export function isStricter(ask: Ask, after: Control): boolean {
  switch (ask.type) {
    case 'limit':
      // A raise is only pending, and the present limit stays.
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

/** Until when neither stakes nor deposits are accepted; undefined when they are. */
export function stoppedUntilMs(control: Control, nowMs: number): number | undefined {
  const untilMs = Math.max(control.timeOutUntilMs ?? 0, control.excludedUntilMs ?? 0)
  return nowMs < untilMs ? untilMs : undefined
}

/** When the next reality check is due: a fixed time after play began, or after the last check. Undefined is never. */
export function realityDueMs(control: Control, playingSinceMs: number, brandMinutes: number): number | undefined {
  const every = control.realityMinutes ?? brandMinutes
  return every === 0 ? undefined : later(control.acknowledgedAtMs, playingSinceMs) + minutes(every)
}
