import type { SportsBet, SportsCashOutOffer, SportsGrade, SportsLeg } from '@ronda/contract'
import { effectiveChance, mostPaid } from '@ronda/games/sports'
import { gradesOf, overOf, storedGrade } from './grade.ts'
import { standingOf } from './correct.ts'
import { leftOf, slipOfStake, type Leg, type Payment, type PlacedBet, type StoredGrade } from './slip.ts'
import type { StoredMatch } from './match.sql.ts'
import { isClosed, showHead, showMarket, type Showing } from './sports.view.ts'

export type KnownOf = (number: number) => StoredMatch

const gradeName = (grade: StoredGrade | undefined): SportsGrade | null =>
  typeof grade === 'object' ? 'void' : (grade ?? null)

function showLegVoid(grades: readonly StoredGrade[]): SportsLeg['void'] {
  for (const grade of grades) if (typeof grade === 'object') return { reason: grade.void, clause: grade.clause }
  return null
}

/** The grades that were settled by; before, those that follow from a match that is over. */
function showLeg(
  leg: Leg,
  settled: readonly StoredGrade[] | undefined,
  known: StoredMatch,
  showing: Showing,
): SportsLeg {
  const match = showHead(known, showing)
  const grades = settled ?? gradesOf(leg, overOf(known))?.map(storedGrade) ?? []
  return {
    match,
    parts: leg.parts.map(({ market, choice }, at) => ({
      market: showMarket(market),
      choice,
      grade: gradeName(grades[at]),
    })),
    price: leg.price,
    priceVersion: leg.priceVersion,
    fair: isClosed(match) ? Math.round(effectiveChance(leg.chances)) : null,
    isBanker: leg.isBanker,
    void: showLegVoid(grades),
  }
}

function showPayment(payment: Payment): SportsBet['payments'][number] {
  const { number, kind, stake, paidAtMs, corrections } = payment
  const { paid, validBet } = standingOf(payment)
  return {
    number,
    kind,
    stake,
    paid,
    validBet,
    paidAtMs: Math.floor(paidAtMs),
    corrections: corrections.map(({ version, cause, was, paid: now, moved, correctedAtMs }) => ({
      version,
      cause,
      was,
      paid: now,
      moved,
      atMs: Math.floor(correctedAtMs),
    })),
  }
}

export function showBet(
  bet: PlacedBet,
  cashOut: SportsCashOutOffer | null,
  { knownOf, showing }: { readonly knownOf: KnownOf; readonly showing: Showing },
): SportsBet {
  const left = leftOf(bet)
  const settlement = bet.payments.find(({ kind }) => kind === 'settlement')
  const grades = settlement && standingOf(settlement).grades
  return {
    id: bet.id,
    sizes: [...bet.sizes],
    lines: bet.lines,
    policy: bet.policy,
    rules: bet.rules,
    currency: bet.currency,
    stake: bet.stake,
    left,
    couldPay: left === 0n ? 0n : mostPaid(slipOfStake(bet, left)),
    placedAtMs: Math.floor(bet.placedAtMs),
    legs: bet.legs.map((leg, at) => showLeg(leg, grades?.[at], knownOf(leg.match), showing)),
    cashOut,
    payments: bet.payments.map(showPayment),
  }
}
