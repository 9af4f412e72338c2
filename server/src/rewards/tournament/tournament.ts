import {
  isOwnMoneyPlay,
  TOURNAMENT_LIMITS,
  TOURNAMENT_SETTLE_MINUTES,
  type PlayMode,
  type TournamentCategory,
  type TournamentPlanState,
  type TournamentState,
  type TournamentTerms,
} from '@ronda/contract'
import { days, hours, isPayable, minutes, type Currency } from '@ronda/core'
import { multipleOf, potOf, type TournamentRound } from '@ronda/fair'
import type { ArcadeTitle, SharedTitle, SlotTitle } from '@ronda/games'
import { OPEN_MS } from '../decision/decision.ts'

/** A form has whole minutes: the minute that has just begun is still offered. */
const LATE_MS = minutes(1)

type Scale = { readonly currency: Currency; readonly unit: bigint; readonly nowMs: number }

function arePrizesGood({ prizes, playersMax }: TournamentTerms, { currency, unit }: Scale): boolean {
  const limit = BigInt(TOURNAMENT_LIMITS.prizeUnits) * unit
  const places = prizes.reduce((sum, range) => sum + range.places, 0)
  // A lower place never gets more: nobody should want to fall back.
  const falls = prizes.every(({ amount }, at) => at === 0 || amount < (prizes[at - 1]?.amount ?? 0n))
  const arePaid = prizes.every(({ amount }) => isPayable(currency, amount) && amount <= limit)
  return falls && arePaid && places <= Math.min(TOURNAMENT_LIMITS.places, playersMax)
}

function isTimely({ startsAtMs, endsAtMs }: TournamentTerms, nowMs: number): boolean {
  const isSoon = startsAtMs > nowMs - LATE_MS && startsAtMs <= nowMs + days(TOURNAMENT_LIMITS.aheadDays)
  const lasts = endsAtMs - startsAtMs
  return isSoon && lasts >= minutes(5) && lasts <= hours(TOURNAMENT_LIMITS.hours)
}

/** Whether staff may propose this. */
export function isWithinLimits(terms: TournamentTerms, scale: Scale): boolean {
  const { categories, formula, stakeMin, roundsMin, roundsMax, playersMin, playersMax, scoreMin } = terms
  const { currency, unit, nowMs } = scale
  if (!isTimely(terms, nowMs) || !arePrizesGood(terms, scale)) return false
  if (new Set(categories).size !== categories.length) return false
  if (!isPayable(currency, stakeMin) || stakeMin > BigInt(TOURNAMENT_LIMITS.stakeUnits) * unit) return false
  if (formula.kind === 'sum' && formula.best > roundsMax) return false
  if (formula.kind === 'hits' && scoreMin > roundsMax) return false
  // One player alone would take the first prize for taking part.
  const hasRivals = playersMin >= 2 && playersMin <= playersMax
  return hasRivals && roundsMin <= roundsMax && potOf(terms) <= BigInt(TOURNAMENT_LIMITS.potUnits) * unit
}

/** Until when a plan can be decided: none is published that has ended. */
export const expiryOf = ({ endsAtMs }: Pick<TournamentTerms, 'endsAtMs'>, nowMs: number): number =>
  Math.min(nowMs + OPEN_MS, endsAtMs - minutes(1))

/** The last rounds are counted until then. */
export const settlesAtMs = ({ endsAtMs }: Pick<TournamentTerms, 'endsAtMs'>): number =>
  endsAtMs + minutes(TOURNAMENT_SETTLE_MINUTES)

type Staged = { readonly state: TournamentPlanState; readonly terms: TournamentTerms }

/** What members see of a published tournament. */
export function stateOf({ state, terms: { startsAtMs, endsAtMs } }: Staged, nowMs: number): TournamentState {
  if (state === 'settled' || state === 'cancelled') return state
  if (nowMs < startsAtMs) return 'soon'
  return nowMs < endsAtMs ? 'running' : 'counting'
}

type Titles = {
  readonly slots: readonly Pick<SlotTitle, 'gameCode'>[]
  readonly arcades: readonly Pick<ArcadeTitle, 'gameCode'>[]
  readonly shareds: readonly Pick<SharedTitle, 'gameCode' | 'gameType' | 'rules'>[]
}

/** What kind of tournament a game counts in, by its code. Lotteries and cockfights count in none. */
export function categoriesOf({ slots, arcades, shareds }: Titles): ReadonlyMap<string, TournamentCategory> {
  const categories = new Map<string, TournamentCategory>()
  for (const { gameCode } of slots) categories.set(gameCode, 'slots')
  for (const { gameCode } of arcades) categories.set(gameCode, 'arcade')
  for (const { gameCode, gameType, rules } of shareds) {
    if (rules.id === 'crash') categories.set(gameCode, 'crash')
    else if (gameType === 'LIVE') categories.set(gameCode, 'tables')
  }
  return categories
}

/** A round as the ledger publishes it. */
export type PlayedRound = {
  readonly id?: string | undefined
  readonly mode: PlayMode
  readonly game: string
  readonly currency: Currency
  readonly stake: bigint
  readonly win: bigint
  readonly wallet: number
  readonly atMs: number
  readonly isTakenBack?: boolean | undefined
}

/** Somebody who takes part. */
export type Entry = {
  readonly tournament: string
  readonly number: number
  readonly account: string
  readonly wallet: number
  readonly joinedAtMs: number
  readonly terms: TournamentTerms
  readonly currency: Currency
}

/** Which of these rounds count for an entry: own money, a game and a stake as agreed, after joining and in time. */
export function roundsFor(
  { wallet, joinedAtMs, terms, currency }: Omit<Entry, 'tournament' | 'number' | 'account'>,
  played: readonly PlayedRound[],
  categories: ReadonlyMap<string, TournamentCategory>,
): readonly TournamentRound[] {
  return played.flatMap((round) => {
    const { id, mode, stake, win, atMs, isTakenBack = false } = round
    const category = categories.get(round.game)
    const isOwn = round.wallet === wallet && round.currency === currency && isOwnMoneyPlay(mode)
    const isInTime = atMs > joinedAtMs && atMs >= terms.startsAtMs && atMs < terms.endsAtMs
    if (id === undefined || !isOwn || !isInTime || stake < terms.stakeMin) return []
    if (category === undefined || !terms.categories.includes(category)) return []
    return [{ id, atMs, multiple: multipleOf(stake, win), isTakenBack }]
  })
}
