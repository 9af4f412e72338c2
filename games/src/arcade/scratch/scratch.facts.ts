import { rational } from '@ronda/core'
import type { ArcadeFacts } from '../facts.ts'

export const frutalFacts: ArcadeFacts = {
  returnMin: rational(95n, 100n),
  returnMax: rational(95n, 100n),
  volatility: 'low',
  largestWin: 50 * 10_000,
}

export const marinaFacts: ArcadeFacts = {
  returnMin: rational(95n, 100n),
  returnMax: rational(95n, 100n),
  volatility: 'medium',
  largestWin: 500 * 10_000,
}

export const cosmosFacts: ArcadeFacts = {
  returnMin: rational(95n, 100n),
  returnMax: rational(95n, 100n),
  volatility: 'extreme',
  largestWin: 50_000 * 10_000,
}
