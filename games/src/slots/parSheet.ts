import { rational, type Rational } from '@ronda/core'

export type VolatilityClass = 'low' | 'medium' | 'high' | 'extreme'

/** The cap of a game whose rounds can reach it. */
type Cap = {
  /** A round ends when it has won this many times the price of a spin, and pays exactly that. */
  readonly stakes: number
  /** It takes away no more than this part of the stakes from the stated return. */
  readonly lossMax: Rational
}

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
  /**
   * The most that one spin can win; the spins of a round can add up to more. A win that comes less often than
   * `REACHABLE` does not count where its rate is known.
   */
  readonly largestSpinWin: Rational
  /** How often it comes, in the kind of spin that wins it. Absent where it is only known to be possible. */
  readonly largestSpinRate?: Rational
  /** No round wins more: its cap, or the best outcome of every spin that it can have. */
  readonly largestRoundWin: Rational
  /** No more rounds than this win as much. */
  readonly largestRoundRate: Rational
  /** Where rounds could win more without one. */
  readonly cap?: Cap
}

/** A win that comes less often than once in a thousand million spins is never seen: it is not announced. */
export const REACHABLE: Rational = rational(1n, 1_000_000_000n)

export function classOf(volatility: number): VolatilityClass {
  if (volatility < 3) return 'low'
  if (volatility < 6) return 'medium'
  return volatility < 12 ? 'high' : 'extreme'
}
