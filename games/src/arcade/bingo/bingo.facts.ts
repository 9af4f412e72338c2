import { rational } from '@ronda/core'
import type { ArcadeFacts } from '../facts.ts'

export const bingoFacts: ArcadeFacts = {
  returnMin: rational(799_507_772_828_293n, 845_540_757_988_755n),
  returnMax: rational(799_507_772_828_293n, 845_540_757_988_755n),
  volatility: 'high',
  largestWin: 4 * 10_000 * 10_000,
}
