import { err, ok, type Result } from '@ronda/core'
import { commitmentOf, openStream, type RoundSeed } from '@ronda/fair'
import type { Bet } from './mechanic.ts'
import type { SlotModel } from './model.ts'
import { playRound } from './round.ts'
import type { Round } from './step.ts'

/** What the house says happened, and the seed it revealed afterwards. */
export type RoundClaim = RoundSeed & {
  readonly model: SlotModel
  readonly bet: Bet
  readonly commitment: string
  readonly draws: readonly number[]
  readonly coins: number
}

/** Plays the round again from its seed, and says whether the house told the truth. */
export function verifyRound(claim: RoundClaim): Result<Round, 'commitment_mismatch' | 'outcome_mismatch'> {
  if (commitmentOf(claim.serverSeed) !== claim.commitment) return err('commitment_mismatch')
  const round = playRound(claim.model, claim.bet, openStream(claim))
  const isSame = sameNumbers(round.draws, claim.draws) && round.coins === claim.coins
  return isSame ? ok(round) : err('outcome_mismatch')
}

function sameNumbers(left: readonly number[], right: readonly number[]): boolean {
  return left.length === right.length && left.every((number, i) => number === right[i])
}
