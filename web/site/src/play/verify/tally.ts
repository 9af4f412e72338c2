import type { SlotRound } from '@ronda/contract'
import type { Finding } from '@ronda/games'

/** A round that does not hold, and why. */
export type Suspect = { readonly round: SlotRound; readonly finding: Exclude<Finding, 'good' | 'sealed'> }

/** What an examination of many rounds has found so far. */
export type Tally = {
  readonly examined: number
  readonly good: number
  /** Their secret is still in force: they can be checked once it has been opened. */
  readonly sealed: number
  readonly suspects: readonly Suspect[]
}

export const NOTHING_EXAMINED: Tally = { examined: 0, good: 0, sealed: 0, suspects: [] }

export function addFinding(tally: Tally, round: SlotRound, finding: Finding): Tally {
  const next = { ...tally, examined: tally.examined + 1 }
  if (finding === 'good') return { ...next, good: tally.good + 1 }
  if (finding === 'sealed') return { ...next, sealed: tally.sealed + 1 }
  return { ...next, suspects: [...tally.suspects, { round, finding }] }
}
