import type { ProvenRound } from '@ronda/contract'
import { isFault, type Fault, type Finding, type SetFault } from '@ronda/games'

/** A round that is not valid, and why. */
export type Suspect = { readonly round: ProvenRound; readonly finding: Fault }

/** The results of an examination of many rounds so far. */
export type Tally = {
  readonly examined: number
  readonly good: number
  /** Valid, but not decided by a public beacon. */
  readonly noBeacon: number
  /** Valid by former rules, which do not show what was fixed first. */
  readonly former: number
  /** Their seed is still in use: they can be checked once it has been revealed. */
  readonly sealed: number
  /** Voided: the stake was returned. */
  readonly voided: number
  readonly suspects: readonly Suspect[]
  /** Faults of several rounds together: missing, duplicate, or out of order. */
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
