import { loadSignatures } from '@ronda/client/signatures'
import { NOTHING_KEPT, readProof, writeProof, type KeptProof, type ProofFile } from '@ronda/contract'
import { present } from '@ronda/core'
import { examine, examineSet, isFault, missingPlaces, type Finding, type SetFault } from '@ronda/games'
import { makeBeaconKey, type BeaconKey } from '../../server/src/platform/testing/drandSandbox.ts'

/** A beacon like quicknet, with a key that tests have. */
export const beacon: BeaconKey = makeBeaconKey({ genesisMs: 1_692_803_367_000, periodMs: 3_000 })

/** What a server hands over: rounds with what belongs to them, and what the player's browser kept before. */
export type Handed = {
  readonly rounds: readonly object[]
  readonly models?: ProofFile['models']
  readonly seeds?: ProofFile['seeds']
  readonly kept?: Partial<KeptProof>
  /** The history of a table, as everyone may read it. */
  readonly history?: readonly { readonly number: number; readonly place: number }[]
}

export type Held = {
  readonly findings: readonly Finding[]
  readonly together: readonly SetFault[]
  readonly missing: readonly number[]
}

const isSigned = await loadSignatures()

/** Holds what was handed over against the published verifier, over the wire as a file that somebody kept. */
export function hold({ rounds, models = {}, seeds = [], kept, history = [] }: Handed): Held {
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

/** Whether a cheat was found out: by one round, by several together, or by the history of the table. */
export const isCaught = ({ findings, together, missing }: Held): boolean =>
  findings.some(isFault) || together.length > 0 || missing.length > 0
