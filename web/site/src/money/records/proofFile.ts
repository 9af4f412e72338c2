import { writeProof, type OpenedRound, type ProofFile } from '@ronda/contract'
import { saveFile } from '@ronda/ui'

/** A round that was opened, as a proof of its own. */
export function proofOf(opened: OpenedRound): ProofFile {
  const { round } = opened
  return { ronda: 2, rounds: [round], models: opened.kind === 'slot' ? { [round.modelHash]: opened.model } : {} }
}

/** Hands a proof over to be kept. */
export function saveProof(file: ProofFile): void {
  saveFile('ronda-proofs.json', new Blob([writeProof(file)], { type: 'application/json' }))
}
