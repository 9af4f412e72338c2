import { z } from 'zod/mini'
import { defineCall } from '../call.ts'
import { hex64, wholeInAddress } from '../wire.ts'
import { arcadeRound } from './arcade.ts'
import { kept, NOTHING_KEPT } from './fairnessKept.ts'
import { sharedPlayed } from './sharedRoundTable.ts'
import { slotModel } from './slotSkin.ts'
import { slotRound } from './slot.ts'

/** A round of any game: a slot round has draws, an arcade round has moves, a shared round has tickets. */
const provenRound = z.union([slotRound, arcadeRound, sharedPlayed])
export type ProvenRound = z.infer<typeof provenRound>

/** The slot models that the rounds refer to, by hash. The rules of all other games are part of the verifier's code. */
const models = z.record(hex64, slotModel)

/** A revealed seed of the player, and how many rounds were played with it. */
const playedSeed = z.strictObject({ commitment: hex64, rounds: z.int() })
export type PlayedSeed = z.infer<typeof playedSeed>

/** Older files, from before they contained arcade rounds, and from before they showed that nothing is left out. */
const firstFile = z.strictObject({ ronda: z.literal(1), rounds: z.array(slotRound), models })
const secondFile = z.strictObject({ ronda: z.literal(2), rounds: z.array(provenRound), models })

/** Rounds with everything needed to verify them: a file that anyone can store, and verify without the server. */
const proofFile = z.strictObject({
  /** The version of the file format. */
  ronda: z.literal(3),
  rounds: z.array(provenRound),
  models,
  /** Revealed seeds whose rounds are all in the file; for other seeds a missing round cannot be detected. */
  seeds: z.array(playedSeed),
  /** What the browser that made the file had recorded before outcomes were known. */
  kept,
})
export type ProofFile = z.infer<typeof proofFile>

const anyFile = z.discriminatedUnion('ronda', [firstFile, secondFile, proofFile])

/** Reads a saved file. Undefined for a text that is not a proof, or only a part of one. */
export function readProof(text: string): ProofFile | undefined {
  try {
    const read = z.safeDecode(anyFile, JSON.parse(text) as z.input<typeof anyFile>)
    return read.success ? { seeds: [], kept: NOTHING_KEPT, ...read.data, ronda: 3 } : undefined
  } catch {
    return undefined
  }
}

export function writeProof(file: ProofFile): string {
  return JSON.stringify(z.encode(proofFile, file))
}

export const proof = {
  rounds: defineCall({
    method: 'GET',
    path: '/api/v1/proof/rounds',
    may: 'member',
    says: 'Rounds of the signed-in member in all games, newest first, with everything needed to verify them.',
    request: z.strictObject({ before: z.optional(wholeInAddress), limit: wholeInAddress }),
    reply: z.strictObject({
      rounds: z.array(provenRound),
      /** Those of their seeds that are revealed. */
      seeds: z.array(playedSeed),
      next: z.nullable(z.int()),
    }),
    refusals: [],
    perMinute: 240,
    isAlwaysOpen: true,
  }),
}
