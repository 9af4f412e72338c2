import { rational } from '@ronda/core'
import type { ArcadeFacts } from '../facts.ts'

export const diceFacts: ArcadeFacts = {
  returnMin: rational(98_990_320n, 100_000_000n),
  returnMax: rational(99n, 100n),
  volatility: 'medium',
  largestWin: 99_000_000,
}
