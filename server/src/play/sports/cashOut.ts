import type { SportsCashOutOffer } from '@ronda/contract'
import { isPayable, rational, smallestOf, type Rational } from '@ronda/core'
import {
  CASH_OUT_MARGIN,
  chancesOfParts,
  footballParts,
  cutToPayable,
  marketId,
  offerOf,
  type Chances,
  type Grade,
  type Outlook,
  type Position,
  type Quote,
} from '@ronda/games/sports'
import { gradesOf, type Over } from './grade.ts'
import { isBuilder, leftOf, markOf, slipOfStake, type Leg, type PlacedBet } from './slip.ts'

/** A bet is cashed out in parts so often; what is left after that only as a whole. */
const PARTS_MAX = 20

/** A match as it stands now, by the database's clock. */
export type Standing = Over & {
  readonly number: number
  /** Bets are taken until then; not at all where it is null. */
  readonly openUntilMs: number | null
  readonly quotes: readonly Quote[]
  readonly priceVersion: number
  /** The chances of all scores that the prices in play were made from. */
  readonly outlook: Outlook | undefined
}

export type StandingOf = (number: number) => Standing

/** Where a leg stands: its grades, or its fair chances now; nothing while bets on its match are closed. */
export type LegPosition =
  | { readonly kind: 'graded'; readonly match: number; readonly grades: readonly Grade[] }
  | { readonly kind: 'open'; readonly match: number; readonly version: number; readonly chances: Chances }

/** By the prices in force; in play also of what is offered no more, as a line that is far from the score. */
function chancesNow(leg: Leg, { quotes, priceVersion, outlook }: Standing): Chances | undefined {
  if (leg.priceVersion === priceVersion) return leg.chances
  const own = footballParts(leg.parts)
  const known = outlook && own && chancesOfParts(outlook, own)
  if (known !== undefined) return known
  const [part] = leg.parts
  if (part === undefined || isBuilder(leg)) return undefined
  const quote = quotes.find(({ market }) => marketId(market) === marketId(part.market))
  return quote?.choices.find(({ choice }) => choice === part.choice)?.chances
}

function positionOf(leg: Leg, match: Standing): LegPosition | undefined {
  const grades = gradesOf(leg, match)
  if (grades !== undefined) return { kind: 'graded', match: match.number, grades }
  const chances = match.openUntilMs === null ? undefined : chancesNow(leg, match)
  return chances && { kind: 'open', match: match.number, version: match.priceVersion, chances }
}

/** Where every leg stands; nothing where one cannot be valued now. */
export function positionsOf({ legs }: PlacedBet, standingOf: StandingOf): readonly LegPosition[] | undefined {
  const positions = legs.map((leg) => positionOf(leg, standingOf(leg.match)))
  return positions.every((position) => position !== undefined) ? positions : undefined
}

const asEngine = (position: LegPosition): Position =>
  position.kind === 'graded'
    ? { kind: 'graded', mark: markOf(position.grades) }
    : { kind: 'open', win: position.chances, place: position.chances }

export type CashOutValue = { readonly amount: bigint; readonly fair: bigint }

const cut = (bet: PlacedBet, { numerator, denominator }: Rational): bigint =>
  cutToPayable(bet.currency, 1n, rational(numerator, denominator))

/** What is paid for closing so much of the stake; nothing where it is worth nothing. */
export function valueOf(bet: PlacedBet, stake: bigint, positions: readonly LegPosition[]): CashOutValue | undefined {
  const offer = offerOf(slipOfStake(bet, stake), positions.map(asEngine), CASH_OUT_MARGIN)
  if (offer === undefined || offer.amount < smallestOf(bet.currency)) return undefined
  return { amount: offer.amount, fair: cut(bet, offer.fair) }
}

/** Whether so much of the stake can be closed: each line is divided into two that can be paid. */
export function mayClose(bet: PlacedBet, stake: bigint): boolean {
  const left = leftOf(bet)
  const lines = BigInt(bet.lines)
  if (stake <= 0n || stake > left || stake % lines !== 0n) return false
  if (stake === left) return true
  if (bet.payments.length >= PARTS_MAX) return false
  return isPayable(bet.currency, stake / lines) && isPayable(bet.currency, (left - stake) / lines)
}

/** What is offered for all that is left of a bet. */
export function offerFor(bet: PlacedBet, standingOf: StandingOf): SportsCashOutOffer | null {
  const left = leftOf(bet)
  const positions = left > 0n ? positionsOf(bet, standingOf) : undefined
  const value = positions && valueOf(bet, left, positions)
  if (value === undefined) return null
  const closings = (positions ?? [])
    .filter(({ kind }) => kind === 'open')
    .map(({ match }) => Math.floor(standingOf(match).openUntilMs ?? 0))
  return { ...value, margin: CASH_OUT_MARGIN, version: bet.payments.length, expiresAtMs: Math.min(...closings) }
}
