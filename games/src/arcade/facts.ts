import type { Rational } from '@ronda/core'

/** What is proven of a game, kept as data. Tests compare it with the proofs. */
export type ArcadeFacts = {
  /** What comes back of a stake in the long run, on the worst and on the best bet there is, played as well as can be. */
  readonly returnMin: Rational
  readonly returnMax: Rational
  readonly volatility: 'low' | 'medium' | 'high' | 'extreme'
  /** In ten-thousandths of the base stake. */
  readonly largestWin: number
}
