import { z } from 'zod/mini'
import { atoms, currency, fraction, gameCode, hex64 } from '../wire.ts'

/** What is proven of a game whose rules are code, and what was measured in all rounds played. */
export const gameFigures = z.strictObject({
  gameCode,
  modelHash: hex64,
  /** On the worst and on the best bet there is, played as well as can be. */
  returnMin: fraction,
  returnMax: fraction,
  volatilityClass: z.enum(['low', 'medium', 'high', 'extreme']),
  /** In stakes; null where players share a pool that has no bound. */
  largestWin: z.nullable(fraction),
  measured: z.strictObject({ rounds: z.int(), staked: atoms, won: atoms, currency }),
})
export type GameFigures = z.infer<typeof gameFigures>
