import type { ProvenRound } from '@ronda/contract'
import { isFault, type Fault, type Finding, type SetFault } from '@ronda/games'

/** A round that does not hold, and why. */
export type Suspect = { readonly round: ProvenRound; readonly finding: Fault }

/** What an examination of many rounds has found so far. */
export type Tally = {
  readonly examined: number
  readonly good: number
  /** They hold, but no public beacon decided them. */
  readonly noBeacon: number
  /** They hold by the rules of before, which do not show what was fixed first. */
  readonly former: number
  /** Their secret is still in force: they can be checked once it has been opened. */
  readonly sealed: number
  /** Called off: what was staked came back. */
  readonly voided: number
  readonly suspects: readonly Suspect[]
  /** What is wrong with rounds together: left out, twice, or out of their order. */
  readonly faults: readonly SetFault[]
}

export const NOTHING_EXAMINED: Tally = {
  examined: 0,
  good: 0,
  noBeacon: 0,
  former: 0,
  sealed: 0,
  voided: 0,
  suspects: [],
  faults: [],
}

type Counted = 'good' | 'noBeacon' | 'former' | 'sealed' | 'voided'

const COUNTED: Readonly<Record<Exclude<Finding, Fault>, Counted>> = {
  good: 'good',
  no_beacon: 'noBeacon',
  former: 'former',
  sealed: 'sealed',
  void: 'voided',
}

export function addFinding(tally: Tally, round: ProvenRound, finding: Finding): Tally {
  const next = { ...tally, examined: tally.examined + 1 }
  if (isFault(finding)) return { ...next, suspects: [...tally.suspects, { round, finding }] }
  const name = COUNTED[finding]
  return { ...next, [name]: tally[name] + 1 }
}
