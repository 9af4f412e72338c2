import type { ProvenRound } from '@ronda/contract'
import type { Finding } from '@ronda/games'

/** A round that does not hold, and why. */
export type Suspect = { readonly round: ProvenRound; readonly finding: Exclude<Finding, 'good' | 'sealed' | 'void'> }

/** What an examination of many rounds has found so far. */
export type Tally = {
  readonly examined: number
  readonly good: number
  /** Their secret is still in force: they can be checked once it has been opened. */
  readonly sealed: number
  /** Called off: what was staked came back. */
  readonly voided: number
  readonly suspects: readonly Suspect[]
}

export const NOTHING_EXAMINED: Tally = { examined: 0, good: 0, sealed: 0, voided: 0, suspects: [] }

export function addFinding(tally: Tally, round: ProvenRound, finding: Finding): Tally {
  const next = { ...tally, examined: tally.examined + 1 }
  if (finding === 'good') return { ...next, good: tally.good + 1 }
  if (finding === 'sealed') return { ...next, sealed: tally.sealed + 1 }
  if (finding === 'void') return { ...next, voided: tally.voided + 1 }
  return { ...next, suspects: [...tally.suspects, { round, finding }] }
}
