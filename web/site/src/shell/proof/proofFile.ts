import { writeProof, type OpenedRound, type ProofFile } from '@ronda/contract'
import { saveFile } from '@ronda/ui'
import { readStored, storedFor } from './checks.ts'

/** A revealed round, as a proof of its own. */
export function proofOf(opened: OpenedRound): ProofFile {
  const { round } = opened
  const rounds = [round]
  const models = opened.kind === 'slot' ? { [round.modelHash]: opened.model } : {}
  // A single round: it cannot be said whether other rounds of its seed are missing.
  return { ronda: 3, rounds, models, seeds: [], kept: storedFor({ seeds: [], rounds }, readStored()) }
}

/** Downloads a proof. */
export function saveProof(file: ProofFile): void {
  saveFile('ronda-proofs.json', new Blob([writeProof(file)], { type: 'application/json' }))
}
