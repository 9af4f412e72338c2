import { rational } from '@ronda/core'
import type { ArcadeFacts } from '../facts.ts'

export const rouletteFacts: ArcadeFacts = {
  returnMin: rational(36n, 37n),
  returnMax: rational(36n, 37n),
  volatility: 'medium',
  largestWin: 36 * 10_000 * 200,
}
