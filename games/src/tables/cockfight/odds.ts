import type { Rational } from '@ronda/core'
import { WHOLE } from '../rules.ts'
import { chancesOf, type Chances } from './chances.ts'
import type { Winner } from './fight.ts'
import type { Build } from './rooster.ts'

/** What each bet pays when it wins, its stake included, in ten-thousandths. A draw returns bets on a side. */
export type Odds = Readonly<Record<Winner, number>>

/** Eight to one. At a draw in 21 of 200 fights that is 94.5 %, in every fight. */
const DRAW_ODDS = 9 * WHOLE
/** No side returns more than this, in hundredths. Its odds are cut to hundredths, so none returns less than 95 %. */
const RETURN_MAX = 96n
const STEP = 100

/** The numbers that odds are made from, for the model. */
export const ODDS: object = { DRAW_ODDS, RETURN_MAX: Number(RETURN_MAX), STEP }

const known = new Map<string, Odds>()

/** The odds of a fight. There are few different builds, so the chances of their pairs are cached. */
export function oddsOf(meron: Build, wala: Build): Odds {
  const key = [meron, wala].map(({ power, stamina, luck }) => `${power}${stamina}${luck}`).join('-')
  const odds = known.get(key) ?? makeOdds(chancesOf(meron, wala))
  known.set(key, odds)
  return odds
}

function makeOdds({ meron, wala, draw }: Chances): Odds {
  return { meron: sideOdds(meron, draw), wala: sideOdds(wala, draw), draw: DRAW_ODDS }
}

/** The highest odds, in steps, at which winning × odds + draw, which is returned, is not above the return. */
function sideOdds(wins: Rational, draw: Rational): number {
  // (return − draw) ÷ wins, in steps of which a hundred are the stake.
  const numerator = (RETURN_MAX * draw.denominator - 100n * draw.numerator) * wins.denominator
  const steps = (numerator * BigInt(WHOLE / STEP)) / (100n * draw.denominator * wins.numerator)
  return Number(steps) * STEP
}
