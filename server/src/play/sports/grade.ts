import { present } from '@ronda/core'
import {
  gradeChoice,
  marketId,
  settleSlip,
  sportOfMatch,
  VOID_CLAUSES,
  type Facts,
  type Grade,
  type MatchEvent,
  type Settlement,
  type VoidReason,
} from '@ronda/games/sports'
import { markOf, slipOfStake, type Bet, type Leg, type Part, type StoredGrade } from './slip.ts'
import { ALL_MARKETS } from './sports.ts'
import type { Voids } from './void.ts'

/**
 * What a leg is graded by: the facts of a match that has ended, or why it is void. Neither while it is to come; but bets
 * on it, or on a market of it, may be void by a decision of staff at any time.
 */
export type Over = {
  readonly facts: Facts | null
  readonly voidReason: VoidReason | null
  readonly voids: Voids
}

type Stored = Pick<Over, 'voidReason' | 'voids'> & {
  readonly number: number
  readonly events: readonly MatchEvent[] | null
}

export const overOf = ({ number, events, voidReason, voids }: Stored): Over => ({
  facts: events === null ? null : sportOfMatch(number).factsOf(events),
  voidReason,
  voids,
})

/** The grade of every part of a leg; nothing before its match is over. */
export function gradesOf({ parts }: Pick<Leg, 'parts'>, over: Over): readonly Grade[] | undefined {
  const grades = parts.map((part) => gradeOf(part, over))
  return grades.every((grade) => grade !== undefined) ? grades : undefined
}

function gradeOf({ market, choice }: Part, { facts, voidReason, voids }: Over): Grade | undefined {
  const reason = voidReason ?? voids[ALL_MARKETS] ?? voids[marketId(market)]
  if (reason !== undefined) return { void: reason }
  return facts === null ? undefined : gradeChoice(market, choice, facts)
}

export type MatchOf = (number: number) => Over

export type Settled = { readonly amounts: Settlement; readonly grades: readonly (readonly Grade[])[] }

/** A part of a bet, settled; nothing while the match of a leg is still to come or played. */
export function settleBet(bet: Bet, stake: bigint, matchOf: MatchOf): Settled | undefined {
  const grades = bet.legs.map((leg) => gradesOf(leg, matchOf(leg.match)))
  if (!grades.every((each) => each !== undefined)) return undefined
  return { grades, amounts: settleSlip(slipOfStake(bet, stake), grades.map(markOf)) }
}

export const isVoid = (grade: Grade | StoredGrade): boolean => typeof grade === 'object' && 'void' in grade

/** A grade with the rule that a void follows from. */
export function storedGrade(grade: Grade): StoredGrade {
  if (typeof grade === 'string') return grade
  const reason = present('void' in grade ? grade.void : undefined, 'a void: a match of two teams has no dead heat')
  return { void: reason, clause: VOID_CLAUSES[reason] }
}
