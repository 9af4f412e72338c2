import { rational, type Rational } from '@ronda/core'

/** The proven facts of a game, stored as data. Tests compare them with the proofs. */
export type ArcadeFacts = {
  /** The expected return of a stake, on the worst and on the best bet, with optimal play. */
  readonly returnMin: Rational
  readonly returnMax: Rational
  readonly volatility: 'low' | 'medium' | 'high' | 'extreme'
  /** In ten-thousandths of the base stake. */
  readonly largestWin: number
}

const PERCENT_99 = rational(99n, 100n)

type Proven = 'dice' | 'limbo' | 'mines' | 'plinko' | 'hilo' | 'keno' | 'wheel'

export const arcadeFacts: Readonly<Record<Proven, ArcadeFacts>> = {
  dice: {
    returnMin: rational(98_990_320n, 100_000_000n),
    returnMax: PERCENT_99,
    volatility: 'medium',
    largestWin: 99_000_000,
  },
  limbo: {
    returnMin: rational(98_999_999_002_328n, 10n ** 14n),
    returnMax: PERCENT_99,
    volatility: 'high',
    largestWin: 100_000_000,
  },
  mines: { returnMin: rational(6_187n, 6_250n), returnMax: PERCENT_99, volatility: 'high', largestWin: 91_933_875 },
  plinko: {
    returnMin: rational(2_533n, 2_560n),
    returnMax: rational(4_055n, 4_096n),
    volatility: 'high',
    largestWin: 22_500_000,
  },
  // Rounding down takes less than a ten-thousandth of the stake from a win; how much less depends on the player's
  // choices.
  hilo: { returnMin: rational(9_899n, 10_000n), returnMax: PERCENT_99, volatility: 'medium', largestWin: 100_000_000 },
  keno: {
    returnMin: rational(299_745n, 316_316n),
    returnMax: rational(377_142n, 395_395n),
    volatility: 'extreme',
    largestWin: 1_000_000_000,
  },
  wheel: { returnMin: PERCENT_99, returnMax: PERCENT_99, volatility: 'medium', largestWin: 450_000 },
}
