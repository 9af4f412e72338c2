import { z } from 'zod/mini'
import { atoms, currency, epochMs, gameCode, hex64, uuid } from '../wire.ts'

/** What every round has, in whichever game: its seeds, its rules and its result. */
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
  /** The total win, including a jackpot. */
  win: atoms,
  playedAtMs: epochMs,
}
