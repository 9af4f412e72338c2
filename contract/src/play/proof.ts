import { z } from 'zod/mini'
import { defineCall } from '../call.ts'
import { hex64, wholeInAddress } from '../wire.ts'
import { slotModel } from './skin.ts'
import { slotRound } from './slot.ts'

/** Rounds with all that is needed to check them: a file that anyone can keep, and check without the house. */
const proofFile = z.strictObject({
  /** Which shape the file has. */
  ronda: z.literal(1),
  rounds: z.array(slotRound),
  /** The rules that the rounds name, by their hash. */
  models: z.record(hex64, slotModel),
})
export type ProofFile = z.infer<typeof proofFile>

/** Reads what somebody kept. Undefined for what is no proof, or only a part of one. */
export function readProof(text: string): ProofFile | undefined {
  try {
    const read = z.safeDecode(proofFile, JSON.parse(text) as z.input<typeof proofFile>)
    return read.success ? read.data : undefined
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
    says: 'Rounds of the signed-in member in all games, newest first, with all that is needed to verify them.',
    request: z.strictObject({ before: z.optional(wholeInAddress), limit: wholeInAddress }),
    reply: z.strictObject({ rounds: z.array(slotRound), next: z.nullable(z.int()) }),
    refusals: [],
    perMinute: 240,
    isAlwaysOpen: true,
  }),
}
