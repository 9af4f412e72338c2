import {
  MISSION_GOAL_MAX,
  MISSION_PLACES_MAX,
  MISSION_PRIZE_MAX,
  type MissionDraft,
  type MissionPeriod,
  type MissionState,
  type MissionTask,
} from '@ronda/contract'
import { days, isPayable, type Currency } from '@ronda/core'
import type { ValidBet } from '../bet/bet.ts'

export type Span = { readonly startMs: number; readonly endMs: number }

/** 1970 began on a Thursday, so the first Monday came four days later. */
const FIRST_MONDAY_MS = days(4)

/** The day or the week of a moment, in UTC. A moment belongs to exactly one. */
export function periodAt(period: MissionPeriod, atMs: number): Span {
  const [lengthMs, firstMs] = period === 'daily' ? [days(1), 0] : [days(7), FIRST_MONDAY_MS]
  const startMs = Math.floor((atMs - firstMs) / lengthMs) * lengthMs + firstMs
  return { startMs, endMs: startMs + lengthMs }
}

/** What the amounts of missions are measured by. */
export type Scale = {
  readonly currency: Currency
  /** A unit of play, in atoms: stakes are similar in every currency. */
  readonly unit: bigint
}

/** The least valid bet of a round that counts as a round or a game: with less, the smallest bets would do. */
export const betMinOf = ({ unit }: Pick<Scale, 'unit'>): bigint => unit / 10n

/** The goal in the unit of progress: atoms for valid bets, otherwise a number. */
const goalMaxOf = (task: MissionTask, unit: bigint): bigint =>
  BigInt(MISSION_GOAL_MAX[task]) * (task === 'validBet' ? unit : 1n)

/** Whether a mission is within its limits: none asks for long sessions, and its cost is bounded. */
export function isWithinLimits(draft: MissionDraft, { currency, unit }: Scale): boolean {
  const { task, gameType, goal, prize, places, fromMs, untilMs } = draft
  if (goal < 1n || goal > goalMaxOf(task, unit)) return false
  if (task === 'rounds' && gameType === null) return false
  if (prize < 1n || prize > BigInt(MISSION_PRIZE_MAX) * unit || !isPayable(currency, prize)) return false
  if (places < 1 || places > MISSION_PLACES_MAX) return false
  return untilMs === null || untilMs > fromMs
}

type Window = { readonly isOffered: boolean; readonly fromMs: number; readonly untilMs: number | null }

/** Whether somebody can join at a moment: this is also asked by what shows the mission. */
export const isOpenAt = ({ isOffered, fromMs, untilMs }: Window, nowMs: number): boolean =>
  isOffered && fromMs <= nowMs && (untilMs === null || nowMs < untilMs)

/** How long before its window begins a mission is announced. */
const SOON_MS = days(7)

const isSoonAt = ({ isOffered, fromMs }: Window, nowMs: number): boolean =>
  isOffered && nowMs < fromMs && fromMs - nowMs <= SOON_MS

/** The state of a mission for a member who has not joined it in this period; undefined when it is not shown. */
export function stateOfOffer(window: Window, placesLeft: number, nowMs: number): MissionState | undefined {
  if (isSoonAt(window, nowMs)) return 'soon'
  if (!isOpenAt(window, nowMs)) return undefined
  return placesLeft > 0 ? 'joinable' : 'full'
}

/** A mission that was joined and is not done. */
export type JoinedMission = {
  readonly id: string
  readonly wallet: number
  readonly task: MissionTask
  readonly gameType: string | null
  readonly goal: bigint
  readonly progress: bigint
  readonly joinedAtMs: number
  readonly endMs: number
  /** The least valid bet that counts as a round or a game. */
  readonly betMin: bigint
  /** The games that counted before, for the task `games`. */
  readonly games: ReadonlySet<string>
}

export type Advance = {
  readonly id: string
  readonly progress: bigint
  /** Games that count from now on. */
  readonly games: readonly string[]
  /** When the goal was reached; null before. */
  readonly doneAtMs: number | null
}

/** Only bets after joining count, until the period ends. */
const counts = ({ gameType, joinedAtMs, endMs }: JoinedMission, bet: ValidBet): boolean =>
  bet.atMs > joinedAtMs && bet.atMs < endMs && (gameType === null || bet.gameType === gameType)

/** What one bet adds. */
function addedBy({ task, betMin }: JoinedMission, bet: ValidBet, games: ReadonlySet<string>): bigint {
  if (task === 'validBet') return bet.valid
  if (bet.valid < betMin) return 0n
  return task === 'rounds' || !games.has(bet.game) ? 1n : 0n
}

/** What bets add to a mission; undefined when they add nothing. What is beyond the goal is cut. */
export function advance(mission: JoinedMission, bets: readonly ValidBet[]): Advance | undefined {
  const { id, task, goal } = mission
  const games = new Set(mission.games)
  let { progress } = mission
  let doneAtMs: number | null = null
  for (const bet of bets) {
    if (bet.wallet !== mission.wallet || !counts(mission, bet) || doneAtMs !== null) continue
    const added = addedBy(mission, bet, games)
    if (added === 0n) continue
    if (task === 'games') games.add(bet.game)
    progress = progress + added < goal ? progress + added : goal
    if (progress === goal) doneAtMs = bet.atMs
  }
  if (progress === mission.progress) return undefined
  return { id, progress, games: [...games].filter((game) => !mission.games.has(game)), doneAtMs }
}
