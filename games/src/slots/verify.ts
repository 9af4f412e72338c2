import { err, ok, type Result } from '@ronda/core'
import { commitmentOf, openStream, type RoundSeed } from '@ronda/fair'
import { drawLarge } from '../jackpot/drawLarge.ts'
import type { Bet } from './mechanic.ts'
import type { SlotModel } from './model.ts'
import { playRound } from './round.ts'
import type { Round } from './step.ts'

/** What the server claims happened, and the seed it revealed afterwards. */
export type RoundClaim = RoundSeed & {
  readonly model: SlotModel
  readonly bet: Bet
  readonly commitment: string
  readonly draws: readonly number[]
  readonly coins: number
  /** Where it also played for classic pools: what was drawn for each, after the draws of the round itself. */
  readonly numbers?: readonly { readonly odds: bigint; readonly number: bigint }[]
}

/** Plays the round again from its seed, and checks that it matches the server's claim. */
export function verifyRound(claim: RoundClaim): Result<Round, 'commitment_mismatch' | 'outcome_mismatch'> {
  if (commitmentOf(claim.serverSeed) !== claim.commitment) return err('commitment_mismatch')
  const rng = openStream(claim)
  const round = playRound(claim.model, claim.bet, rng)
  const arePoolsSame = (claim.numbers ?? []).every(({ odds, number }) => drawLarge(rng, odds) === number)
  const isSame = sameNumbers(round.draws, claim.draws) && round.coins === claim.coins && arePoolsSame
  return isSame ? ok(round) : err('outcome_mismatch')
}

function sameNumbers(left: readonly number[], right: readonly number[]): boolean {
  return left.length === right.length && left.every((number, i) => number === right[i])
}
