import { examineArcade, type ToldArcade } from './arcade/examine.ts'
import { examineShared, type ToldShared } from './tables/examine.ts'
import { examineRound, type Finding, type ToldRound } from './slots/examine.ts'

/** Rules of slots, by their hash. Those of all other games are code, and are here already. */
type Models = Readonly<Record<string, { readonly mechanic: string }>>

/** Holds a round of any game against its seal, its rules and what it says of itself. */
export function examine(round: ToldRound | ToldArcade | ToldShared, models: Models): Finding {
  if ('tickets' in round) return examineShared(round)
  return 'draws' in round ? examineRound(round, models[round.modelHash]) : examineArcade(round)
}
