import { err, ok, type Result } from '@ronda/core'
import { commitmentOf, openStream, type RoundSeed } from '@ronda/fair'
import type { SlotModel } from './model.ts'
import { playRound, type RoundResult } from './round.ts'

/** What the house says happened, and the seed it revealed afterwards. */
export type RoundClaim = RoundSeed & {
  readonly model: SlotModel
  readonly commitment: string
  readonly stops: readonly (readonly number[])[]
  readonly coins: number
}

/** Plays the round again from its seed, and says whether the house told the truth. */
export function verifyRound(claim: RoundClaim): Result<RoundResult, 'commitment_mismatch' | 'outcome_mismatch'> {
  if (commitmentOf(claim.serverSeed) !== claim.commitment) return err('commitment_mismatch')
  const round = playRound(claim.model, openStream(claim))
  const sameStops =
    round.spins.length === claim.stops.length &&
    round.spins.every((spin, i) => sameNumbers(spin.stops, claim.stops[i] ?? []))
  return sameStops && round.coins === claim.coins ? ok(round) : err('outcome_mismatch')
}

function sameNumbers(left: readonly number[], right: readonly number[]): boolean {
  return left.length === right.length && left.every((number, i) => number === right[i])
}
