import { err, ok, type Result } from '@ronda/core'
import type { SlotRound } from '@ronda/contract'
import { modelHash, replayRound, type RoundResult, type SlotModel } from '@ronda/games'

/** A round of the server, checked against our own reading of its stops: only such a round is ever shown. */
export type PresentedRound = { readonly round: SlotRound; readonly result: RoundResult; readonly atomsPerCoin: bigint }

export type Disagreement = 'other_model' | 'unreadable_stops' | 'other_prize'

function readStops(model: SlotModel, stops: SlotRound['stops']): RoundResult | undefined {
  try {
    return replayRound(model, stops)
  } catch {
    return undefined
  }
}

/** Works out again what the stops pay. When the server says something else, nothing is animated: we say so instead. */
export function presentRound(model: SlotModel, round: SlotRound): Result<PresentedRound, Disagreement> {
  if (modelHash(model) !== round.modelHash) return err('other_model')
  const result = readStops(model, round.stops)
  if (!result) return err('unreadable_stops')
  const atomsPerCoin = round.stake / BigInt(model.cost)
  if (BigInt(result.coins) * atomsPerCoin !== round.win) return err('other_prize')
  return ok({ round, result, atomsPerCoin })
}
