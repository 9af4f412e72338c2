import { err, ok, type Result } from '@ronda/core'
import type { SlotRound } from '@ronda/contract'
import { costOf, modelHash, replayRound, type Round, type SlotModel } from '@ronda/games'

/** A round of the server, checked against our own reading of its draws: only such a round is ever shown. */
export type PresentedRound = {
  readonly round: SlotRound
  readonly result: Round
  /** Coins that it cost. */
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

/** Works out again what the draws pay. When the server says something else, nothing is animated: we say so instead. */
export function presentRound(model: SlotModel, round: SlotRound): Result<PresentedRound, Disagreement> {
  if (hashOf(model) !== round.modelHash) return err('other_model')
  const read = readDraws(model, round)
  if (!read) return err('unreadable_draws')
  const { result, cost } = read
  const atomsPerCoin = round.stake / BigInt(cost)
  // What a jackpot paid is part of the win, and no work of the reels.
  const ownWin = round.win - (round.jackpot?.award ?? 0n)
  if (BigInt(result.coins) * atomsPerCoin !== ownWin) return err('other_prize')
  return ok({ round, result, cost, atomsPerCoin })
}
