import { writeProof, type OpenedRound, type ProofFile } from '@ronda/contract'
import { saveFile } from '@ronda/ui'
import { keptHere, keptOf } from '../../play/verify/checks.ts'

/** A round that was opened, as a proof of its own. */
export function proofOf(opened: OpenedRound): ProofFile {
  const { round } = opened
  const rounds = [round]
  const models = opened.kind === 'slot' ? { [round.modelHash]: opened.model } : {}
  // One round alone: of its seed nothing can be said to be missing.
  return { ronda: 3, rounds, models, seeds: [], kept: keptOf({ seeds: [], rounds }, keptHere()) }
}

/** Hands a proof over to be kept. */
export function saveProof(file: ProofFile): void {
  saveFile('ronda-proofs.json', new Blob([writeProof(file)], { type: 'application/json' }))
}
