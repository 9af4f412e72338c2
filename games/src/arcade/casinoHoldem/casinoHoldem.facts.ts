import { minus, rational, type Rational } from '@ronda/core'
import type { ArcadeFacts } from '../facts.ts'

/** What the best play loses of an ante: proven over all 27,813,810,024,000 games. */
export const HOLDEM_EDGE: Rational = rational(1_363_917_077n, 63_213_204_600n)
/** How often the best play calls. */
export const HOLDEM_CALLS: Rational = rational(13_057n, 15_925n)

/** Of the ante, when every hand whose call is worth more than a fold is called. */
const best = minus(rational(1n), HOLDEM_EDGE)

export const casinoHoldemFacts: ArcadeFacts = {
  returnMin: best,
  returnMax: best,
  volatility: 'low',
  // A royal flush: a hundred antes and the ante, and the call doubled.
  largestWin: (100 + 1 + 4) * 10_000,
}
