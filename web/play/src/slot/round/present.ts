import { err, ok, type Result } from '@ronda/core'
import type { SlotRound } from '@ronda/contract'
import { costOf, modelHash, replayRound, type Round, type SlotModel } from '@ronda/games'

/** A round from the server, checked against our own evaluation of its draws. Only such a round is shown. */
export type PresentedRound = {
  readonly round: SlotRound
  readonly result: Round
  /** Its cost in coins. */
  readonly cost: number
  readonly atomsPerCoin: bigint
}

export type Disagreement = 'other_model' | 'unreadable_draws' | 'other_prize'

function readDraws(model: SlotModel, { bet, draws }: SlotRound): { result: Round; cost: number } | undefined {
  try {
    return { result: replayRound(model, bet, draws), cost: costOf(model, bet) }
  } catch {
    return undefined
  }
}

const hashes = new WeakMap<SlotModel, string>()

/** Hashing a model takes longer than a frame on a phone, and a model never changes. */
function hashOf(model: SlotModel): string {
  const hash = hashes.get(model) ?? modelHash(model)
  hashes.set(model, hash)
  return hash
}

/**
 * Recomputes what the draws pay. If the server reports something else, the round is not animated and the player sees an
 * error.
 */
export function presentRound(model: SlotModel, round: SlotRound): Result<PresentedRound, Disagreement> {
  if (hashOf(model) !== round.modelHash) return err('other_model')
  const read = readDraws(model, round)
  if (!read) return err('unreadable_draws')
  const { result, cost } = read
  const atomsPerCoin = round.stake / BigInt(cost)
  // A jackpot award is part of the win, but not of the reels.
  const ownWin = round.win - (round.jackpot?.award ?? 0n)
  if (BigInt(result.coins) * atomsPerCoin !== ownWin) return err('other_prize')
  return ok({ round, result, cost, atomsPerCoin })
}
