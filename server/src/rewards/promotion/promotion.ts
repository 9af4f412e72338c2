import {
  PROMOTION_BUDGET_PRIZES_MAX,
  PROMOTION_GOAL_MAX,
  PROMOTION_PRIZE_MAX,
  type PromotionDraft,
  type PromotionRule,
} from '@ronda/contract'
import {
  addDays,
  calendarDay,
  days,
  dayStartMs,
  hours,
  isPayable,
  rational,
  type CalendarDay,
  type Currency,
} from '@ronda/core'
import { payableOf } from '../rebate/rebate.ts'

/** What amounts are measured by. */
export type Scale = { readonly currency: Currency; /** A unit of play, in atoms. */ readonly unit: bigint }

/** What a promotion gives, in the fields that belong to it and to nothing else. */
function isPrizeWithinLimits({ rule, gives, prize, wagering, spins }: PromotionDraft, { currency }: Scale): boolean {
  if ((gives === 'bonus') !== (wagering !== undefined) || (gives === 'spins') !== (spins !== undefined)) return false
  if (spins !== undefined) return !isShare(rule) && prize === BigInt(spins.count) * spins.stake
  if (wagering === undefined) return true
  if (wagering.base === 'bonusAndDeposit' && !('depositMin' in rule)) return false
  // The smallest deposit that counts brings a bonus.
  const least = rule.kind === 'depositMatch' ? shareOf(rule.depositMin, rule.permille, currency) : prize
  return wagering.stakeMax <= least && wagering.stakeMax <= prize
}

const DEPOSIT_UNITS_MAX = 100_000n

function isRuleWithinLimits(rule: PromotionRule, { currency, unit }: Scale): boolean {
  if (rule.kind === 'mission') return rule.goal > 0n && rule.goal <= BigInt(PROMOTION_GOAL_MAX) * unit
  if (rule.kind !== 'firstDeposit' && rule.kind !== 'depositMatch') return true
  return isPayable(currency, rule.depositMin) && rule.depositMin <= DEPOSIT_UNITS_MAX * unit
}

/** Whether a draft is within the limits that stop typing errors. A budget pays at least one prize in full. */
export function isWithinLimits(draft: PromotionDraft, scale: Scale): boolean {
  const { rule, prize, budget, fromMs, untilMs, weekdays } = draft
  const { currency, unit } = scale
  if (!isPayable(currency, prize) || prize > BigInt(PROMOTION_PRIZE_MAX) * unit) return false
  if (!isPayable(currency, budget) || budget < prize) return false
  if (budget > prize * BigInt(PROMOTION_BUDGET_PRIZES_MAX)) return false
  if (new Set(weekdays).size !== weekdays.length) return false
  return untilMs > fromMs && isRuleWithinLimits(rule, scale) && isPrizeWithinLimits(draft, scale)
}

/** Whether the prize is a share of something, of which `prize` is the most. */
export const isShare = ({ kind }: Pick<PromotionRule, 'kind'>): boolean =>
  kind === 'cashBack' || kind === 'lossBack' || kind === 'depositMatch'

/** Whether valid bets are counted. */
export const hasMeter = ({ kind }: Pick<PromotionRule, 'kind'>): boolean =>
  kind === 'mission' || kind === 'firstDeposit' || kind === 'depositMatch'

/** Monday is 1. */
export const weekdayOf = (day: CalendarDay): number => new Date(`${day}T00:00:00Z`).getUTCDay() || 7

const mondayOf = (day: CalendarDay): CalendarDay => addDays(day, 1 - weekdayOf(day))

type Joining = {
  readonly atMs: number
  readonly registeredAtMs: number
  /** How often the member has joined it before. */
  readonly before: number
}

/** Names the day, the week, the year or the time that a member joins it for: each can be joined once. */
export function periodKey({ rule, zone }: Pick<PromotionDraft, 'rule' | 'zone'>, { atMs, before }: Joining): string {
  const today = calendarDay(atMs, zone)
  if (rule.kind === 'cashBack') return rule.period === 'daily' ? today : mondayOf(today)
  if (rule.kind === 'birthday') return today.slice(0, 4)
  return String(before + 1)
}

export type Window = { readonly startMs: number; readonly endMs: number }

/** From when until when something counts. Nothing that was bet before joining does, except in the first hours of an account. */
export function windowOf(
  { rule, zone, untilMs }: Pick<PromotionDraft, 'rule' | 'zone' | 'untilMs'>,
  { atMs, registeredAtMs }: Joining,
): Window {
  switch (rule.kind) {
    case 'cashBack': {
      const today = calendarDay(atMs, zone)
      const next = rule.period === 'daily' ? addDays(today, 1) : addDays(mondayOf(today), 7)
      return { startMs: atMs, endMs: Math.min(dayStartMs(next, zone), untilMs) }
    }
    case 'lossBack':
      return { startMs: registeredAtMs, endMs: registeredAtMs + hours(rule.hours) }
    case 'firstDeposit':
    case 'depositMatch':
    case 'mission':
      return { startMs: atMs, endMs: atMs + days(rule.days) }
    default:
      return { startMs: atMs, endMs: atMs }
  }
}

/** What a member has done within the window. */
export type Facts = {
  readonly staked: bigint
  readonly won: bigint
  readonly valid: bigint
  /** What stands of the deposit that it is for; null without one. */
  readonly deposit: bigint | null
}

export const lossOf = ({ staked, won }: Pick<Facts, 'staked' | 'won'>): bigint => (staked > won ? staked - won : 0n)

type Terms = Pick<PromotionDraft, 'rule' | 'prize' | 'wagering'>

const shareOf = (base: bigint, permille: number, currency: Currency): bigint =>
  payableOf(rational(base * BigInt(permille), 1_000n), currency)

const least = (one: bigint, other: bigint): bigint => (one < other ? one : other)

/** What a member gets for what they did, in atoms, rounded down once. Bonus money of less than one stake is not given. */
export function amountOf(terms: Terms, facts: Facts, currency: Currency): bigint {
  const amount = amountFor(terms, facts, currency)
  return amount < (terms.wagering?.stakeMax ?? 0n) ? 0n : amount
}

function amountFor({ rule, prize }: Terms, facts: Facts, currency: Currency): bigint {
  switch (rule.kind) {
    case 'cashBack':
    case 'lossBack':
      return least(prize, shareOf(lossOf(facts), rule.permille, currency))
    case 'depositMatch':
      if (facts.deposit === null || facts.deposit < rule.depositMin) return 0n
      return least(prize, shareOf(facts.deposit, rule.permille, currency))
    case 'firstDeposit':
      return facts.deposit !== null && facts.deposit >= rule.depositMin ? prize : 0n
    default:
      return prize
  }
}

/** The valid bets that it needs; null where it needs none, or that is not known yet. */
export function goalOf({ rule }: Pick<Terms, 'rule'>, { deposit }: Pick<Facts, 'deposit'>): bigint | null {
  if (rule.kind === 'mission') return rule.goal
  if (rule.kind !== 'firstDeposit' && rule.kind !== 'depositMatch') return null
  return deposit === null || rule.turnover === 0 ? null : deposit * BigInt(rule.turnover)
}

type Progress = { readonly hasBegun: boolean; readonly isReached: boolean; readonly isOver: boolean }

/** How far a member is at a moment. */
export function progressOf(terms: Terms, { endMs }: Window, facts: Facts, now: { currency: Currency; nowMs: number }) {
  const { nowMs, currency } = now
  const { kind } = terms.rule
  const isEnded = nowMs >= endMs
  const amount = amountOf(terms, facts, currency)
  const made = (hasBegun: boolean, isReached: boolean): Progress => ({
    hasBegun,
    isReached,
    isOver: isEnded && !isReached,
  })
  if (kind === 'cashBack' || kind === 'lossBack') return made(facts.staked > 0n, isEnded && amount > 0n)
  if (!hasMeter(terms.rule)) return made(true, true)
  const isEnough = facts.valid >= (goalOf(terms, facts) ?? 0n)
  if (kind === 'mission') return made(facts.valid > 0n, isEnough)
  return made(facts.deposit !== null, amount > 0n && isEnough)
}
