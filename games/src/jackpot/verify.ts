import { err, ok, type Currency, type Result } from '@ronda/core'
import { commitmentOf, openStream } from '@ronda/fair'
import type { Bet } from '../slots/mechanic.ts'
import type { SlotModel } from '../slots/model.ts'
import { playRound } from '../slots/round.ts'
import { drawLarge } from './drawLarge.ts'
import { hitPointOf, type OpeningName, type Span } from './opening.ts'
import type { Level } from './terms.ts'

/** The server's claim for a must-hit pool that was won. `contribution` is in thousandths of the stake. */
export type OpeningClaim = OpeningName &
  Span & {
    readonly secret: string
    readonly commitment: string
    /** The contributions to all pools before it, and the contributions at which it paid. */
    readonly beginsAt: bigint
    readonly endsAt: bigint
    /** The contributions before the stake that won. */
    readonly drawn: bigint
    readonly stake: bigint
    readonly contribution: number
    readonly amount: bigint
  }

export type AwardFault = 'commitment_mismatch' | 'outcome_mismatch'

/** Computes the hit point from the secret, and checks that this stake reached it and was paid it. */
export function verifyOpening(claim: OpeningClaim): Result<{ readonly hit: bigint }, AwardFault> {
  if (commitmentOf(claim.secret) !== claim.commitment) return err('commitment_mismatch')
  const hit = hitPointOf(claim.secret, claim, claim)
  const isRight = claim.endsAt === claim.beginsAt + hit - claim.seed && claim.amount === hit
  const reached = claim.drawn + (claim.stake * BigInt(claim.contribution)) / 1_000n
  return isRight && claim.drawn < claim.endsAt && claim.endsAt <= reached ? ok({ hit }) : err('outcome_mismatch')
}

/** The server's claim for a classic pool that was won. */
export type DrawClaim = {
  readonly currency: Currency
  readonly level: Level
  readonly model: SlotModel
  readonly bet: Bet
  readonly stake: bigint
  readonly serverSeed: string
  readonly commitment: string
  readonly clientSeed: string
  readonly nonce: number
  /** The numbers of all classic pools of the round, in the order in which they were drawn. */
  readonly numbers: readonly { readonly level: Level; readonly odds: bigint; readonly number: bigint }[]
}

/** Plays the round again, draws the numbers after it, and checks that the one for this pool wins. */
export function verifyDraw(claim: DrawClaim): Result<{ readonly number: bigint }, AwardFault> {
  if (commitmentOf(claim.serverSeed) !== claim.commitment) return err('commitment_mismatch')
  const rng = openStream(claim)
  playRound(claim.model, claim.bet, rng)
  const drawn = claim.numbers.map(({ odds }) => drawLarge(rng, odds))
  const own = claim.numbers.find(({ level }) => level === claim.level)
  const areNumbersRight = claim.numbers.every(({ number }, at) => number === drawn[at])
  return own && areNumbersRight && own.number < claim.stake ? ok({ number: own.number }) : err('outcome_mismatch')
}
