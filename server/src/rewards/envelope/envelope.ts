import { RAIN_LIMITS, type EnvelopeState, type RainPlan } from '@ronda/contract'
import { ATOMS_PER_UNIT, days, isPayable, minutes, type Currency } from '@ronda/core'
import { SHARES_MAX, SHARE_UNITS_MAX } from '@ronda/fair'
import { OPEN_MS } from '../decision/decision.ts'

/** A form has whole minutes: the minute that has just begun is still offered. */
const LATE_MS = minutes(1)

/** Whether staff may propose this. */
export function isWithinLimits(plan: RainPlan, currency: Currency, nowMs: number): boolean {
  const { amount, least, shares, firstAtMs } = plan
  if (!isPayable(currency, amount) || !isPayable(currency, least) || amount % least !== 0n) return false
  const units = amount / least
  const isSmall = amount <= BigInt(RAIN_LIMITS.amount) * ATOMS_PER_UNIT && units <= BigInt(SHARE_UNITS_MAX)
  const isTimely = firstAtMs > nowMs - LATE_MS && firstAtMs <= nowMs + days(RAIN_LIMITS.aheadDays)
  return isSmall && isTimely && shares <= SHARES_MAX && units >= BigInt(shares)
}

/** Until when a proposal can be decided: no envelope is published that has ended. */
export const expiryOf = ({ firstAtMs, windowMinutes }: RainPlan, nowMs: number): number =>
  Math.min(nowMs + OPEN_MS, firstAtMs + minutes(windowMinutes))

/** When each envelope of a rain opens and ends. */
export function timesOf({ firstAtMs, windowMinutes, count, everyMinutes }: RainPlan) {
  return Array.from({ length: count }, (_, number) => {
    const startsAtMs = firstAtMs + number * minutes(everyMinutes)
    return { number, startsAtMs, endsAtMs: startsAtMs + minutes(windowMinutes) }
  })
}

/** What all envelopes of a rain reserve. */
export const costOf = ({ amount, count }: Pick<RainPlan, 'amount' | 'count'>): bigint => amount * BigInt(count)

export type Timed = {
  readonly startsAtMs: number
  readonly endsAtMs: number
  readonly shares: number
  readonly takers: number
  readonly isClosed: boolean
}

export function stateOf({ startsAtMs, endsAtMs, shares, takers, isClosed }: Timed, nowMs: number): EnvelopeState {
  if (takers === shares) return 'taken'
  if (isClosed || nowMs >= endsAtMs) return 'over'
  return nowMs < startsAtMs ? 'coming' : 'open'
}

export type Asked = {
  readonly rankMin: number
  readonly level: number
  readonly isDeviceUsed: boolean
}

export type TakeRefusal = 'envelope.not_yet' | 'envelope.over' | 'envelope.empty' | 'envelope.rank' | 'envelope.device'

const BY_STATE = { coming: 'envelope.not_yet', over: 'envelope.over', taken: 'envelope.empty' } as const

/** The first reason why somebody who has no share gets none. */
export function takeRefusal(envelope: Timed, asked: Asked, nowMs: number): TakeRefusal | undefined {
  const state = stateOf(envelope, nowMs)
  if (state !== 'open') return BY_STATE[state]
  if (asked.level < asked.rankMin) return 'envelope.rank'
  return asked.isDeviceUsed ? 'envelope.device' : undefined
}
