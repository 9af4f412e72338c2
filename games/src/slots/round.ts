import { assert, type Rng } from '@ronda/core'
import type { Bet } from './mechanic.ts'
import { mechanicOf } from './mechanics.ts'
import type { SlotModel } from './model.ts'
import type { Round } from './step.ts'

/** Plays a round, and records every number that was drawn. Draws are final. */
export function playRound(model: SlotModel, bet: Bet, rng: Rng): Round {
  const draws: number[] = []
  const round = mechanicOf(model).play(model, bet, (below) => {
    const drawn = rng(below)
    draws.push(drawn)
    return drawn
  })
  return { ...round, draws }
}

/** The same round from its recorded draws. Throws for draws that were not recorded from such a round. */
export function replayRound(model: SlotModel, bet: Bet, draws: readonly number[]): Round {
  let taken = 0
  const round = mechanicOf(model).play(model, bet, (below) => {
    const drawn = draws[taken]
    assert(drawn !== undefined, `a round with more than the ${draws.length} draws recorded`)
    assert(Number.isInteger(drawn) && drawn >= 0 && drawn < below, `${drawn} drawn below ${below}`)
    taken += 1
    return drawn
  })
  assert(taken === draws.length, `a round of ${taken} draws recorded as ${draws.length}`)
  return { ...round, draws }
}
