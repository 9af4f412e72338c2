import { z } from 'zod/mini'
import { atoms, currency, fraction, gameCode, hex64 } from '../wire.ts'

/** The proven figures of a game whose rules are code, and the measured figures of all rounds played. */
export const gameFigures = z.strictObject({
  gameCode,
  modelHash: hex64,
  /** For the worst and the best bet, with optimal play. */
  returnMin: fraction,
  returnMax: fraction,
  volatilityClass: z.enum(['low', 'medium', 'high', 'extreme']),
  /** In stakes; null where players share a pool without an upper bound. */
  largestWin: z.nullable(fraction),
  measured: z.strictObject({ rounds: z.int(), staked: atoms, won: atoms, currency }),
})
export type GameFigures = z.infer<typeof gameFigures>
