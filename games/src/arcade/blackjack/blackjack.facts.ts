import { rational } from '@ronda/core'
import type { ArcadeFacts } from '../facts.ts'

/** Of the first stake, when every hand is played by the published strategy: no strategy is better. */
const best = rational(7_016_161_098_045_143_337_706_614_398n, 7_056_410_014_866_816_666_030_739_693n)

export const blackjackFacts: ArcadeFacts = {
  returnMin: best,
  returnMax: best,
  volatility: 'low',
  // Two split hands, both doubled and both won.
  largestWin: 8 * 10_000,
}
