import { days } from '@ronda/core'
import type { ValidBet } from '../bet/bet.ts'

/** The terms of a week, which are stored with it when it begins. */
export type RaceTerms = {
  readonly names: Readonly<Record<'es' | 'en', string>>
  /** By place, the first one first, in atoms. */
  readonly prizes: readonly bigint[]
  readonly playersMin: number
}

const PRIZE_UNITS = [100, 60, 40, 25, 20, 15, 15, 10, 10, 10, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5]

/** The race that every brand has, in its units of play. A week that has begun keeps the terms it began with. */
export const raceTerms = (unit: bigint): RaceTerms => ({
  names: { es: 'Clasificación semanal', en: 'Weekly leaderboard' },
  prizes: PRIZE_UNITS.map((count) => BigInt(count) * unit),
  playersMin: 3,
})

/** How long a prize of the board can be collected. */
export const PRIZE_MS = days(14)

/** What decides a place; it is kept, so that a board can be computed again. */
export type Racer = {
  readonly account: string
  /** Valid bets since joining, in atoms: one unit is one point. */
  readonly valid: bigint
  /** The moment of the last bet that counted: when the points were reached. */
  readonly reachedAtMs: number
  /** The member number. */
  readonly number: bigint
}

const order = (one: bigint | number, other: bigint | number): number => (one < other ? -1 : one > other ? 1 : 0)

/** Most points first; of equals who reached them first, then the lower member number. No two racers are equal. */
export const compareRacers = (one: Racer, other: Racer): number =>
  order(other.valid, one.valid) || order(one.reachedAtMs, other.reachedAtMs) || order(one.number, other.number)

/** Those who have points, in the order of the board. The order in which they are given does not matter. */
export const rank = <Each extends Racer>(racers: readonly Each[]): readonly Each[] =>
  racers.filter(({ valid }) => valid > 0n).toSorted(compareRacers)

/** The prize of a place, starting with 1; zero where there is none. Too few players get no prizes. */
export function prizeOf(place: number, players: number, terms: Pick<RaceTerms, 'prizes' | 'playersMin'>): bigint {
  return players < terms.playersMin ? 0n : (terms.prizes[place - 1] ?? 0n)
}

/** Somebody who takes part in a week. */
export type Entry = {
  readonly account: string
  readonly wallet: number
  /** The points so far, in atoms. */
  readonly valid: bigint
  readonly joinedAtMs: number
  readonly startMs: number
  readonly endMs: number
}

export type Points = {
  readonly startMs: number
  readonly account: string
  /** The points before, in atoms. */
  readonly before: bigint
  /** What is added to them. */
  readonly valid: bigint
  readonly reachedAtMs: number
}

/** What bets add to the points: only those of the week after joining. Added up in any order it is the same. */
export function pointsOf(entry: Entry, bets: readonly ValidBet[]): Points | undefined {
  const { account, wallet, valid: before, joinedAtMs, startMs, endMs } = entry
  const own = bets.filter((bet) => bet.wallet === wallet && bet.atMs > joinedAtMs && bet.atMs < endMs)
  if (own.length === 0) return undefined
  const valid = own.reduce((sum, bet) => sum + bet.valid, 0n)
  const reachedAtMs = own.reduce((latest, { atMs }) => Math.max(latest, atMs), 0)
  return { startMs, account, before, valid, reachedAtMs }
}
