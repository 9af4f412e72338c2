import { assert, type Rng } from '@ronda/core'
import { evaluateSpin, type SpinResult } from './evaluate.ts'
import { stripsOf, type SlotModel } from './model.ts'

/** A paid spin and all the free spins that follow from it, in the order they were played. */
export type RoundResult = { readonly spins: readonly SpinResult[]; readonly coins: number }

/** Plays a round: one draw for each reel of each spin, in the order of the reels. What is drawn stands. */
export function playRound(model: SlotModel, rng: Rng): RoundResult {
  return unfold(model, (_, free) => stripsOf(model, free).map((strip) => rng(strip.length)))
}

/** The same round from its recorded stops. Stops that were not recorded from such a round break our own promise. */
export function replayRound(model: SlotModel, stops: readonly (readonly number[])[]): RoundResult {
  const round = unfold(model, (spin) => {
    const recorded = stops[spin]
    assert(recorded !== undefined, `a round with more than the ${stops.length} spins recorded`)
    return recorded
  })
  assert(round.spins.length === stops.length, `a round of ${round.spins.length} spins recorded as ${stops.length}`)
  return round
}

function unfold(model: SlotModel, stopsOf: (spin: number, free: boolean) => readonly number[]): RoundResult {
  const paid = evaluateSpin(model, false, stopsOf(0, false))
  const spins = [paid]
  // Each free spin can add to the ones still owed. On average it adds far less than one (the proof of the return asserts
  // it), so every round ends, though no number of spins bounds it.
  let owed = paid.awarded
  while (owed > 0) {
    const spin = evaluateSpin(model, true, stopsOf(spins.length, true))
    spins.push(spin)
    owed += spin.awarded - 1
  }
  return { spins, coins: spins.reduce((sum, spin) => sum + spin.coins, 0) }
}
