import { loadSignatures } from '@ronda/client/signatures'
import { NOTHING_KEPT, readProof, writeProof, type KeptProof, type ProofFile } from '@ronda/contract'
import { present } from '@ronda/core'
import { examine, examineSet, isFault, missingPlaces, type Finding, type SetFault } from '@ronda/games'
import { makeBeaconKey, type BeaconKey } from '../../server/src/platform/testing/drandSandbox.ts'

/** A beacon like quicknet, with a key that tests have. */
export const beacon: BeaconKey = makeBeaconKey({ genesisMs: 1_692_803_367_000, periodMs: 3_000 })

/** What a server serves: rounds with their data, and what the player's browser recorded before. */
export type ServedProof = {
  readonly rounds: readonly object[]
  readonly models?: ProofFile['models']
  readonly seeds?: ProofFile['seeds']
  readonly kept?: Partial<KeptProof>
  /** The history of a table, which everyone may read. */
  readonly history?: readonly { readonly number: number; readonly place: number }[]
}

export type Verification = {
  readonly findings: readonly Finding[]
  readonly together: readonly SetFault[]
  readonly missing: readonly number[]
}

const isSigned = await loadSignatures()

/** Checks a proof with the published verifier, encoded and decoded as a saved file. */
export function verifyProof({ rounds, models = {}, seeds = [], kept, history = [] }: ServedProof): Verification {
  const whole = { ...NOTHING_KEPT, ...kept }
  const file: ProofFile = { ronda: 3, rounds: rounds as ProofFile['rounds'], models, seeds, kept: whole }
  const read = present(readProof(writeProof(file)), 'a proof that can be read')
  const checks = { isSigned, beacons: [beacon.chain], kept: read.kept }
  return {
    findings: read.rounds.map((round) => examine(round, read.models, checks)),
    together: examineSet(read, read.kept),
    missing: missingPlaces(history),
  }
}

/** Whether a cheat was detected: by one round, by several together, or by the history of the table. */
export const isCaught = ({ findings, together, missing }: Verification): boolean =>
  findings.some(isFault) || together.length > 0 || missing.length > 0
