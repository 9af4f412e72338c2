import { present, type Rational } from '@ronda/core'
import { WHOLE, type Risk, type SharedRules } from '../tables/rules.ts'
import { readLines, unitsOf, type Line, type LotteryBet, type Written } from './lines.ts'

/** One kind of bets: its notation, cost, payout and expected return. */
export type Kind<Outcome> = Written & {
  /** What a unit pays, the unit included, in ten-thousandths of it. */
  paid(pick: string, outcome: Outcome): number
  /** The most that it can pay: a line may win more than one prize. */
  most(pick: string): number
  /** Of what it costs, exactly. */
  returned(pick: string): Rational
}

export type Kinds<Outcome> = Readonly<Record<string, Kind<Outcome>>>

/** A lottery with fixed prizes, independent of other bets. */
export type Lottery<Outcome> = Pick<
  SharedRules<LotteryBet, Outcome>,
  'draw' | 'id' | 'model' | 'prelude' | 'showMs'
> & {
  readonly kinds: Kinds<Outcome>
}

/**
 * Where a unit can pay at least this many, the exposure of the house account is counted; smaller prizes cannot add up
 * to a dangerous loss.
 */
const RISKY = 50

export const lotteryRules = <Outcome>({ kinds, ...rules }: Lottery<Outcome>): SharedRules<LotteryBet, Outcome> => ({
  ...rules,
  readBet: (value) => readLines(value, kinds),
  costOf: ({ lines }) => unitsOf(lines, kinds) * WHOLE,
  paid: ({ lines }, outcome) => lines.reduce((sum, line) => sum + paidOn(kinds, line, outcome), 0),
  risksOf: ({ lines }) => lines.map((line) => riskOf(kinds, line)).filter((risk) => risk !== undefined),
  mayLeave: false,
})

function riskOf<Outcome>(kinds: Kinds<Outcome>, { kind, pick, units }: Line): Risk | undefined {
  const most = present(kinds[kind], `a kind ${kind}`).most(pick)
  return most < RISKY * WHOLE ? undefined : { place: `${kind} ${pick}`, units: Math.ceil((units * most) / WHOLE) }
}

/** What a line pays, in ten-thousandths of a unit. */
function paidOn<Outcome>(kinds: Kinds<Outcome>, { kind, pick, units }: Line, outcome: Outcome): number {
  return units * present(kinds[kind], `a kind ${kind}`).paid(pick, outcome)
}
