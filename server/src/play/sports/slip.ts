import type { PricePolicy, SportsCorrection, SportsGrade } from '@ronda/contract'
import { present, type Currency } from '@ronda/core'
import {
  marketId,
  findSport,
  sportOfMatch,
  type Chances,
  type Choice,
  type Grade,
  type Mark,
  type Market,
  type Selection,
  type Slip,
  type VoidReason,
} from '@ronda/games/sports'

/** A market and what was chosen in it. */
export type Part = { readonly market: Market; readonly choice: Choice }

/** A grade as it is stored: a void has its reason and its clause. */
export type StoredGrade = SportsGrade | { readonly void: VoidReason; readonly clause: string }

/** What must come in on one match. More than one part is a bet builder. */
export type Leg = {
  readonly match: number
  readonly parts: readonly Part[]
  /** The fair chances at acceptance; of a bet builder the joint chance. */
  readonly chances: Chances
  /** A price for every set of the parts: the last one is the price of the leg. */
  readonly prices: readonly number[]
  readonly price: number
  readonly priceVersion: number
  readonly askedPrice: number
  readonly askedVersion: number
  readonly isBanker: boolean
}

export type Bet = {
  readonly wallet: number
  readonly id: string
  readonly sizes: readonly number[]
  readonly lines: number
  readonly policy: PricePolicy
  readonly rules: number
  readonly currency: Currency
  readonly stake: bigint
  readonly legs: readonly Leg[]
}

/** What was paid of a bet: it was settled, or a part of it, or all, was cashed out. */
export type Payment = {
  readonly number: number
  readonly kind: 'settlement' | 'cash_out'
  readonly stake: bigint
  readonly paid: bigint
  readonly validBet: bigint
  readonly grades: readonly (readonly StoredGrade[])[] | null
  readonly key: string | null
  readonly paidAtMs: number
  /** The id of the ledger's operation. */
  readonly operation: string
  /** What decisions of staff have changed of it, in order. */
  readonly corrections: readonly Correction[]
}

export type CorrectionCause = SportsCorrection

/** What a payment is after a decision. */
export type Correction = {
  readonly version: number
  readonly decision: string
  readonly cause: CorrectionCause
  readonly operation: string
  readonly was: bigint
  readonly paid: bigint
  readonly validBet: bigint
  /** What the wallet gained. */
  readonly moved: bigint
  readonly writtenOff: bigint
  readonly grades: readonly (readonly StoredGrade[])[]
  readonly correctedAtMs: number
}

/** A bet with all that was paid of it, in order. */
export type PlacedBet = Bet & { readonly placedAtMs: number; readonly payments: readonly Payment[] }

/** What of the stake is neither settled nor cashed out. */
export const leftOf = ({ stake, payments }: Pick<PlacedBet, 'stake' | 'payments'>): bigint =>
  payments.reduce((left, payment) => left - payment.stake, stake)

/** The book that a bet belongs to: that of the sport of its first leg. */
export function gameOf(legs: readonly { readonly match: number }[]): string {
  return sportOfMatch(present(legs[0], 'a leg').match).book.gameCode
}

/** The books of all sports that a bet is on: where staff have closed one of them, it is not taken. */
export function gamesOf(legs: readonly { readonly match: number }[]): readonly string[] {
  return [...new Set(legs.flatMap(({ match }) => findSport(match)?.book.gameCode ?? []))]
}

export const isBuilder = ({ parts }: Pick<Leg, 'parts'>): boolean => parts.length > 1

function selectionOf({ match, price, prices, isBanker, parts }: Pick<Leg, SelectionKeys>): Selection {
  const fixture = String(match)
  if (isBuilder({ parts })) return { kind: 'builder', fixture, isBanker, prices }
  return { kind: 'plain', fixture, price, isBanker, place: null }
}
type SelectionKeys = 'match' | 'price' | 'prices' | 'isBanker' | 'parts'

export type Lines = Pick<Bet, 'sizes' | 'currency'> & { readonly legs: readonly Pick<Leg, SelectionKeys>[] }

/** A bet as the engine sees it, with a stake on every line. */
export function slipOf({ sizes, currency, legs }: Lines, unit: bigint): Slip {
  return { currency, unit, sizes, isEachWay: false, isFree: false, selections: legs.map(selectionOf) }
}

/** What is left of a bet, or a part of it, as the engine sees it. */
export const slipOfStake = (bet: Bet, stake: bigint): Slip => slipOf(bet, stake / BigInt(bet.lines))

/** Which limits a leg counts for: where a bet builder wins, each of its parts does. */
export const selectionsOf = ({ parts }: Pick<Leg, 'parts'>): readonly string[] =>
  parts.map(({ market, choice }) => `${marketId(market)}/${choice}`)

/** The grades of a leg's parts, as the engine sees them. */
export function markOf(grades: readonly Grade[]): Mark {
  const [first] = grades
  if (grades.length === 1) {
    const grade = present(first, 'the grade of a leg')
    return { kind: 'plain', win: grade, place: grade }
  }
  return { kind: 'builder', parts: grades.map(partGrade) }
}

function partGrade(grade: Grade): 'win' | 'lose' | 'void' {
  if (typeof grade === 'object') return 'void'
  return grade === 'win' ? 'win' : 'lose'
}
