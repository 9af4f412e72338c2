import { err, ok, type Result } from '@ronda/core'
import { commitmentOf, openStream, type RoundSeed } from '@ronda/fair'
import { modelHash } from '../slots/modelHash.ts'
import type { AnyArcade, ArcadeState } from './arcade.ts'

/** What the server claims happened, and the seed it revealed afterwards. */
export type ArcadeClaim = RoundSeed & {
  readonly rules: AnyArcade
  readonly modelHash: string
  readonly commitment: string
  readonly bet: unknown
  readonly moves: readonly unknown[]
  readonly view: unknown
  readonly stake: bigint
  readonly staked: bigint
  readonly win: bigint
}

const WHOLE = 10_000n

/** Plays the round again from its seed, bet and moves, and checks that it matches the server's claim. */
export function verifyArcade(
  claim: ArcadeClaim,
): Result<ArcadeState<unknown>, 'commitment_mismatch' | 'rules_mismatch' | 'outcome_mismatch'> {
  const { rules, stake, staked, win } = claim
  if (commitmentOf(claim.serverSeed) !== claim.commitment) return err('commitment_mismatch')
  if (modelHash(rules.model) !== claim.modelHash) return err('rules_mismatch')
  const moves = claim.moves.map((move) => rules.readMove(move))
  const bet = rules.readBet(claim.bet)
  if (bet === undefined || moves.includes(undefined)) return err('outcome_mismatch')
  const played = rules.play(bet, moves, openStream(claim))
  const isSame =
    played?.isOver === true &&
    isAlike(played.view, claim.view) &&
    stake * BigInt(played.staked) === staked * WHOLE &&
    stake * BigInt(played.paid) === win * WHOLE
  return isSame ? ok(played) : err('outcome_mismatch')
}

/** Whether two values are the same as JSON: undefined fields are ignored. */
export function isAlike(left: unknown, right: unknown): boolean {
  if (typeof left !== 'object' || typeof right !== 'object' || left === null || right === null) return left === right
  const [mine, other] = [left as Record<string, unknown>, right as Record<string, unknown>]
  const names = new Set([...Object.keys(mine), ...Object.keys(other)])
  return [...names].every((name) => isAlike(mine[name], other[name]))
}
