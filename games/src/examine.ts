import { examineArcade, type PublishedArcadeRound } from './arcade/examine.ts'
import type { Checks, Finding } from './finding.ts'
import { examineShared, type PublishedSharedRound } from './tables/examine.ts'
import { examineRound, type PublishedSlotRound } from './slots/examine.ts'

/** Rules of slots, by their hash. The rules of all other games are code of this package. */
export type Models = Readonly<Record<string, { readonly mechanic: string }>>

/** Checks a round of any game against its seal, its rules, its own data, and what the player's browser recorded. */
export function examine(
  round: PublishedSlotRound | PublishedArcadeRound | PublishedSharedRound,
  models: Models,
  checks: Checks,
): Finding {
  if ('tickets' in round) return examineShared(round, checks)
  return 'draws' in round ? examineRound(round, models[round.modelHash], checks) : examineArcade(round, checks)
}
