import { z } from 'zod/mini'
import { atoms, currency, epochMs, gameCode, hex64, uuid } from '../wire.ts'

/** What every round of a game of ours says, whatever is played: who drew it, by which rules, and what came of it. */
export const roundHead = {
  id: uuid,
  gameCode,
  modelHash: hex64,
  seedId: z.string(),
  commitment: hex64,
  clientSeed: z.string(),
  nonce: z.int(),
  /** Present once the seed has been retired: from then on anyone can verify the round. */
  serverSeed: z.optional(hex64),
  currency,
  /** All that it won, what a jackpot paid included. */
  win: atoms,
  playedAtMs: epochMs,
}
