import { addDays, calendarDay, type CalendarDay } from '@ronda/core'
import type { LineRow } from '../tree/tree.ts'

/** What is added up, in atoms. `promoted` is everything given: rewards, rebates, bonuses that became money. */
export const AMOUNTS = ['valid', 'staked', 'won', 'deposited', 'withdrawn', 'promoted'] as const
export type Amount = (typeof AMOUNTS)[number]

export type Figures = { readonly bets: number } & { readonly [Name in Amount]: bigint }

export const NO_FIGURES: Figures = {
  bets: 0,
  valid: 0n,
  staked: 0n,
  won: 0n,
  deposited: 0n,
  withdrawn: 0n,
  promoted: 0n,
}

export function addFigures(one: Figures, other: Figures): Figures {
  return {
    bets: one.bets + other.bets,
    valid: one.valid + other.valid,
    staked: one.staked + other.staked,
    won: one.won + other.won,
    deposited: one.deposited + other.deposited,
    withdrawn: one.withdrawn + other.withdrawn,
    promoted: one.promoted + other.promoted,
  }
}

/** What the players lost: stakes less prizes. Below zero, they won. */
export const lossOf = ({ staked, won }: Pick<Figures, 'staked' | 'won'>): bigint => staked - won

/** What an account did at a moment. */
export type Change = { readonly account: string; readonly atMs: number; readonly figures: Figures }

/** What an account did on a day, while it stood in one line; the nearest agent comes first. */
export type AccountDay = {
  readonly account: string
  readonly day: CalendarDay
  readonly line: readonly string[]
  readonly figures: Figures
}

export const dayOf = (atMs: number): CalendarDay => calendarDay(atMs, 'UTC')

/** Adds changes up by account, day (UTC) and the line of each moment. An account in no line is in nobody's figures. */
export function addUpDays(
  changes: readonly Change[],
  lineAt: (account: string, atMs: number) => readonly string[],
): readonly AccountDay[] {
  const days = new Map<string, AccountDay>()
  for (const { account, atMs, figures } of changes) {
    const line = lineAt(account, atMs)
    if (line.length === 0) continue
    const day = dayOf(atMs)
    const key = [account, day, ...line].join(' ')
    const before = days.get(key)
    days.set(key, { account, day, line, figures: addFigures(before?.figures ?? NO_FIGURES, figures) })
  }
  return [...days.values()]
}

/** Figures of a team on a day. */
export type TeamDay = { readonly agent: string; readonly day: CalendarDay; readonly figures: Figures }

/** Adds account days up for every agent of their lines. */
export function addUpTeams(days: readonly AccountDay[]): readonly TeamDay[] {
  const teams = new Map<string, TeamDay>()
  for (const { day, line, figures } of days) {
    for (const agent of line) {
      const key = `${agent} ${day}`
      teams.set(key, { agent, day, figures: addFigures(teams.get(key)?.figures ?? NO_FIGURES, figures) })
    }
  }
  return [...teams.values()]
}

/** An account with a bet in a period, and the line in which it stood. */
export type ActiveIn = { readonly account: string; readonly period: string; readonly line: readonly string[] }

/**
 * How many accounts are active for an agent for the first time in a period. `known` are those that were active before:
 * an account that was moved is counted once for each agent above it, and not twice for those above both places.
 */
export function countNewlyActive(found: readonly ActiveIn[], known: readonly ActiveIn[]): ReadonlyMap<string, number> {
  const keysOf = ({ account, period, line }: ActiveIn) => line.map((agent) => `${agent} ${period} ${account}`)
  const seen = new Set(known.flatMap(keysOf))
  const counts = new Map<string, number>()
  for (const key of found.flatMap(keysOf)) {
    if (seen.has(key)) continue
    seen.add(key)
    const [agent = '', period = ''] = key.split(' ')
    counts.set(`${agent} ${period}`, (counts.get(`${agent} ${period}`) ?? 0) + 1)
  }
  return counts
}

/** How an agent sees a member: enough to tell them apart, and no name that somebody chose after themselves. */
export function pseudonymOf(name: string): string {
  const [first = '', second = ''] = name
  return `${first}${second}•••`
}

export type Days = { readonly from: CalendarDay; readonly to: CalendarDay }

/**
 * The days of a period on which an account stood below an agent all day, and those on which it did for a part of the
 * day. `line` is who ever stood above the account; as in `lineAt`, what came before its first place counts for that.
 */
export function daysBelow(
  line: readonly LineRow[],
  agent: string,
  { from, to }: Days,
): { readonly whole: readonly CalendarDay[]; readonly partial: readonly CalendarDay[] } {
  const firstMs = Math.min(...line.map(({ fromMs }) => fromMs))
  const stays = line.filter((row) => row.agent === agent).toSorted((one, other) => one.fromMs - other.fromMs)
  const [whole, partial]: [CalendarDay[], CalendarDay[]] = [[], []]
  for (let day = from; day <= to; day = addDays(day, 1)) {
    const [startMs, endMs] = [startOf(day), startOf(addDays(day, 1))]
    // Stays that follow each other at once are one: only who stands between the two has changed.
    let belowMs = 0
    for (const { fromMs, toMs } of stays) {
      const begin = Math.max(startMs, fromMs === firstMs ? startMs : fromMs)
      belowMs += Math.max(0, Math.min(endMs, toMs ?? endMs) - begin)
    }
    if (belowMs >= endMs - startMs) whole.push(day)
    else if (belowMs > 0) partial.push(day)
  }
  return { whole, partial }
}

const startOf = (day: CalendarDay): number => Date.parse(`${day}T00:00:00Z`)

export const monthOf = (day: CalendarDay): CalendarDay => `${day.slice(0, 7)}-01`
