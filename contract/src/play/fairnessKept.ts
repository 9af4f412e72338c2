import { z } from 'zod/mini'
import { epochMs, gameCode, hex64 } from '../wire.ts'
import { beacon, seal } from './sharedRound.ts'

/** Only the newest are stored: enough for a long evening, and little for a browser to store. */
export const KEPT_SEEDS_MAX = 200
export const KEPT_ROUNDS_MAX = 200

const TEXT_MAX = 100

/** A seed that the player's browser set a client seed for, and how many rounds it has seen with it. */
const keptSeed = z.strictObject({
  commitment: hex64,
  clientSeed: z.string().check(z.maxLength(TEXT_MAX)),
  rounds: z.int(),
})

/** A shared round as it was published while bets were open, and its seal from before the outcome. */
const keptRound = z.strictObject({
  gameCode,
  number: z.int(),
  commitment: hex64,
  terminal: hex64,
  salt: z.string().check(z.maxLength(TEXT_MAX)),
  locksAtMs: epochMs,
  beacon: z.nullable(z.pick(beacon, { chain: true, round: true })),
  seal: z.nullable(seal),
})

/** What the player's own browser recorded before outcomes were known. */
export const kept = z.strictObject({
  seeds: z.array(keptSeed).check(z.maxLength(KEPT_SEEDS_MAX)),
  rounds: z.array(keptRound).check(z.maxLength(KEPT_ROUNDS_MAX)),
})
export type KeptProof = z.infer<typeof kept>

export const NOTHING_KEPT: KeptProof = { seeds: [], rounds: [] }

/** Reads the browser's record. Text that cannot be parsed counts as an empty record. */
export function readKept(text: string | null | undefined): KeptProof {
  try {
    const read = z.safeParse(kept, JSON.parse(text ?? ''))
    return read.success ? read.data : NOTHING_KEPT
  } catch {
    return NOTHING_KEPT
  }
}
