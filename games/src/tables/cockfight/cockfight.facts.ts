import { rational } from '@ronda/core'
import { WHOLE, type SharedFacts } from '../rules.ts'

/** The worst bet is the draw; the best is a side of a fight whose odds lose least to rounding. */
export const cockfightFacts: SharedFacts = {
  returnMin: rational(9n * 21n, 200n),
  returnMax: rational(3_633_325_901_397_857_695_666_277n, 3_784_719_676_103_981_601_605_000n),
  volatility: 'medium',
  largestWin: 9 * WHOLE,
}

/**
 * At odds it is the same game. By the pool both sides together return 95 %, and all of it in 21 of 200 fights: more
 * than a draw and less than the best side do. What one side pays by the pool has no bound.
 */
export const cockfightPoolFacts: SharedFacts = { ...cockfightFacts, largestWin: null }
