import type { Rational } from '@ronda/core'

export type VolatilityClass = 'low' | 'medium' | 'high' | 'extreme'

/** The facts of a game. Fractions are exact; amounts are in stakes. */
export type ParSheet = {
  readonly modelHash: string
  readonly exactReturn: Rational
  /** The part of the return of the paid spins, without the features that follow. */
  readonly baseReturn: Rational
  /** Share of paid spins that win something, and share that open the feature. */
  readonly hitRate: Rational
  readonly triggerRate: Rational
  /** Standard deviation of a whole round, its feature included. */
  readonly volatility: number
  readonly volatilityClass: VolatilityClass
  /** The most that one spin can win; the spins of a round can add up to more. */
  readonly largestSpinWin: Rational
}

export function classOf(volatility: number): VolatilityClass {
  if (volatility < 3) return 'low'
  if (volatility < 6) return 'medium'
  return volatility < 12 ? 'high' : 'extreme'
}
