import { RANK_DAYS, RANK_KEPT_DAYS, RANKS, type MoneyPolicy } from '@ronda/contract'
import { addDays, ATOMS_PER_UNIT, daysBetween, present, type CalendarDay } from '@ronda/core'

/** What each rank needs and gives, the lowest first. */
export type RankRules = MoneyPolicy['ranks']

export const atomsOf = (units: number): bigint => BigInt(units) * ATOMS_PER_UNIT

/** The day (UTC) of a moment. */
export const dayOf = (atMs: number): CalendarDay => new Date(atMs).toISOString().slice(0, 10)

/** The first of the days that count on this day. */
export const firstDayOf = (today: CalendarDay): CalendarDay => addDays(today, 1 - RANK_DAYS)

/** The rule of a rank above none. */
export const ruleOf = (level: number, rules: RankRules): RankRules[number] =>
  present(rules[level - 1], `the rule of rank ${level}`)

/** The valid bets that a rank needs. */
export const neededFor = (level: number, rules: RankRules): bigint => atomsOf(ruleOf(level, rules).turnover)

/** The highest rank that these valid bets are enough for. */
export function levelOf(valid: bigint, rules: RankRules): number {
  const first = rules.findIndex(({ turnover }) => valid < atomsOf(turnover))
  return first === -1 ? RANKS : first
}

export type RankHeld = { readonly level: number; readonly since: CalendarDay }

/**
 * The rank after this moment: up at once, over several ranks if the bets are enough; down by one, and only a month after
 * the last change. So nobody loses two ranks in a month, nor a rank in the month in which they reached it.
 */
export function nextLevel({ level, since }: RankHeld, valid: bigint, rules: RankRules, today: CalendarDay): number {
  const supported = levelOf(valid, rules)
  if (supported >= level) return supported
  return daysBetween(since, today) >= RANK_KEPT_DAYS ? level - 1 : level
}

export type RankChangeMade = { readonly from: number; readonly to: number; readonly needed: bigint }

/** What a change was compared with: on the way up the new rank, on the way down the old one. */
export function changeOf(from: number, to: number, rules: RankRules): RankChangeMade {
  return { from, to, needed: neededFor(Math.max(from, to), rules) }
}

export type DayValid = { readonly day: CalendarDay; readonly valid: bigint }

export const sumFrom = (days: readonly DayValid[], first: CalendarDay): bigint =>
  days.reduce((sum, { day, valid }) => (day >= first ? sum + valid : sum), 0n)

/** The first day on which the rank can be lost if nothing more is bet; undefined without a rank. */
export function nextDown(
  { level, since }: RankHeld,
  days: readonly DayValid[],
  rules: RankRules,
  today: CalendarDay,
): CalendarDay | undefined {
  if (level === 0) return undefined
  const needed = neededFor(level, rules)
  const kept = addDays(since, RANK_KEPT_DAYS)
  let day = kept > today ? kept : today
  // After so many days without a bet nothing counts any more, and every rank needs something.
  while (sumFrom(days, firstDayOf(day)) >= needed) day = addDays(day, 1)
  return day
}

type ValidBet = { readonly wallet: number; readonly valid: bigint; readonly atMs: number }

export type WalletDay = DayValid & { readonly wallet: number }

/** Bets by wallet and day, in the order of the rows. */
export function daysOf(bets: readonly ValidBet[]): readonly WalletDay[] {
  const sums = new Map<string, WalletDay>()
  for (const { wallet, valid, atMs } of bets) {
    const day = dayOf(atMs)
    const key = `${wallet} ${day}`
    sums.set(key, { wallet, day, valid: (sums.get(key)?.valid ?? 0n) + valid })
  }
  return [...sums.values()].toSorted((one, other) => one.wallet - other.wallet || (one.day < other.day ? -1 : 1))
}

/** Every day that counts, oldest first, also those without a bet. */
export function everyDay(days: readonly DayValid[], today: CalendarDay): readonly DayValid[] {
  const known = new Map(days.map(({ day, valid }) => [day, valid]))
  const first = firstDayOf(today)
  return Array.from({ length: RANK_DAYS }, (_, at) => {
    const day = addDays(first, at)
    return { day, valid: known.get(day) ?? 0n }
  })
}

/** Whether a day is the birthday: of those born on 29 February, the 28th in other years. */
export function isBirthday(birth: CalendarDay, today: CalendarDay): boolean {
  const [year, date] = [today.slice(0, 4), birth.slice(5)]
  const isLeap = addDays(`${year}-02-28`, 1).endsWith('-29')
  return (date === '02-29' && !isLeap ? '02-28' : date) === today.slice(5)
}

/** Two gifts are at least a year apart, whatever becomes of the birth date. */
const BIRTHDAY_DAYS_MIN = 365

export const mayGiveBirthday = (given: CalendarDay | null, today: CalendarDay): boolean =>
  given === null || daysBetween(given, today) >= BIRTHDAY_DAYS_MIN
