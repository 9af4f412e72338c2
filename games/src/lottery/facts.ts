import { rational } from '@ronda/core'
import { arcadeFacts } from '../arcade/facts.ts'
import { WHOLE, type SharedFacts } from '../tables/rules.ts'

type Proven = 'north' | 'south' | 'fourD' | 'keno' | 'digits' | 'pool'

const PERCENT_96 = rational(96n, 100n)

/** The proven facts of each lottery, stored as data. Tests compare them with the proofs. */
export const lotteryFacts: Readonly<Record<Proven, SharedFacts>> = {
  // The worst bet is a pair of tails; single tails are the best. Three digits of the special prize pay most.
  north: {
    returnMin: rational(466_497_831_176_283_251_650_005_400_241_747_194_718_383_020_663_482_229n, 5n * 10n ** 53n),
    returnMax: PERCENT_96,
    volatility: 'high',
    largestWin: 960 * WHOLE,
  },
  // The worst bet is four tails together, and it pays most.
  south: {
    returnMin: rational(2_345_823_691_238_033_124_825_419_175_799_479n, 25n * 10n ** 32n),
    returnMax: PERCENT_96,
    volatility: 'high',
    largestWin: 1_690 * WHOLE,
  },
  // The worst bet is big on 24 orders, where most is lost to rounding; the best is the first prize alone.
  fourD: {
    returnMin: rational(1_599_999n, 2_500_000n),
    returnMax: rational(9n, 10n),
    volatility: 'extreme',
    largestWin: 9_000 * WHOLE,
  },
  keno: arcadeFacts.keno,
  // The worst bet is the sum of 20 or 25; the best are the halves.
  digits: {
    returnMin: rational(1_199_403n, 1_250_000n),
    returnMax: rational(98n, 100n),
    volatility: 'medium',
    largestWin: 96_000 * WHOLE,
  },
  // The size of a future pool is not known.
  pool: { returnMin: rational(55n, 100n), returnMax: rational(55n, 100n), volatility: 'extreme', largestWin: null },
}
