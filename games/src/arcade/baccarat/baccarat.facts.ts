import { rational } from '@ronda/core'
import type { ArcadeFacts } from '../facts.ts'

/** The worst bet is the tie, the best one the banker. */
export const baccaratFacts: ArcadeFacts = {
  returnMin: rational(619_306_544_887n, 723_147_898_655n),
  returnMax: rational(10_732_465_128_097n, 10_847_218_479_825n),
  volatility: 'low',
  largestWin: 12 * 10_000 * 200,
}
