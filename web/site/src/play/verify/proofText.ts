import { proofFile, type ProofFile } from '@ronda/contract'
import { err, ok, type Result } from '@ronda/core'
import { z } from 'zod/mini'

/** Far more than a year of evenings; a text beyond this is no proof of ours. */
export const PROOF_CHARACTERS_MAX = 200_000_000

/** Reads what somebody pasted or dropped. */
export function readProof(text: string): Result<ProofFile, 'unreadable'> {
  try {
    const read = z.safeDecode(proofFile, JSON.parse(text) as z.input<typeof proofFile>)
    return read.success ? ok(read.data) : err('unreadable')
  } catch {
    return err('unreadable')
  }
}

export function writeProof(file: ProofFile): string {
  return JSON.stringify(z.encode(proofFile, file))
}
