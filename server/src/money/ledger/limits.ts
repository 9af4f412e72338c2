import { days } from '@ronda/core'
import type { Tail } from './leg.ts'
import type { Limit, Period } from './operation.ts'

export const PERIODS: readonly Period[] = ['day', 'week', 'month']

/** The totals of a wallet when one of its days began: before the leg after `seq`. */
export type Opening = { readonly day: Day; readonly seq: number; readonly staked: bigint; readonly won: bigint }

/** Days since the start of 1970, in UTC. */
export type Day = number

export function dayOf(ms: number): Day {
  return Math.floor(ms / days(1))
}

/** Lifetime totals at the start of the period, and the end of the period. */
export type Baseline = { readonly endsMs: number; readonly staked: bigint; readonly won: bigint }

export type Baselines = Readonly<Record<Period, Baseline>>

/** 1970 began on a Thursday, so the first Monday came four days later. */
const FIRST_MONDAY_MS = days(4)

export function periodStartMs(period: Period, nowMs: number): number {
  if (period === 'day') return nowMs - modulo(nowMs, days(1))
  if (period === 'week') return nowMs - modulo(nowMs - FIRST_MONDAY_MS, days(7))
  const now = new Date(nowMs)
  return Date.UTC(now.getUTCFullYear(), now.getUTCMonth())
}

export function periodEndMs(period: Period, nowMs: number): number {
  if (period === 'day') return periodStartMs(period, nowMs) + days(1)
  if (period === 'week') return periodStartMs(period, nowMs) + days(7)
  const now = new Date(nowMs)
  return Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1)
}

function modulo(value: number, divisor: number): number {
  return ((value % divisor) + divisor) % divisor
}

/** The first day whose opening a limit can depend on. */
export function firstDayOf(nowMs: number): Day {
  return Math.min(...PERIODS.map((period) => dayOf(periodStartMs(period, nowMs))))
}

/** `openings` are those since `firstDayOf`, oldest first: the first one in a period has its baseline. */
export function baselinesFrom(openings: readonly Opening[], tail: Tail, nowMs: number): Baselines {
  const baselineOf = (period: Period): Baseline => {
    const first = dayOf(periodStartMs(period, nowMs))
    const { staked, won } = openings.find(({ day }) => day >= first) ?? tail
    return { endsMs: periodEndMs(period, nowMs), staked, won }
  }
  return { day: baselineOf('day'), week: baselineOf('week'), month: baselineOf('month') }
}

/** Periods that have ended get a new baseline from the tail: nothing has been written in the new ones yet. */
export function baselinesAt(baselines: Baselines, tail: Tail, nowMs: number): Baselines {
  if (PERIODS.every((period) => nowMs < baselines[period].endsMs)) return baselines
  const renew = (period: Period): Baseline =>
    nowMs < baselines[period].endsMs
      ? baselines[period]
      : { endsMs: periodEndMs(period, nowMs), staked: tail.staked, won: tail.won }
  return { day: renew('day'), week: renew('week'), month: renew('month') }
}

/** Every stake counts as lost. `baselines` are the current ones. */
export function isWithin(limit: Limit, tail: Tail, baselines: Baselines, stake: bigint): boolean {
  const baseline = baselines[limit.period]
  const staked = tail.staked - baseline.staked + stake
  if (limit.on === 'wager') return staked <= limit.amount
  return staked - (tail.won - baseline.won) <= limit.amount
}
