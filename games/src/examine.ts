import { examineArcade, type ToldArcade } from './arcade/examine.ts'
import type { Checks, Finding } from './finding.ts'
import { examineShared, type ToldShared } from './tables/examine.ts'
import { examineRound, type ToldRound } from './slots/examine.ts'

/** Rules of slots, by their hash. Those of all other games are code, and are here already. */
export type Models = Readonly<Record<string, { readonly mechanic: string }>>

/** Holds a round of any game against its seal, its rules, what it says of itself, and what the player's browser saw. */
export function examine(round: ToldRound | ToldArcade | ToldShared, models: Models, checks: Checks): Finding {
  if ('tickets' in round) return examineShared(round, checks)
  return 'draws' in round ? examineRound(round, models[round.modelHash], checks) : examineArcade(round, checks)
}
