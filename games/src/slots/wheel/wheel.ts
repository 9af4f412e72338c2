import type { Rng } from '@ronda/core'
import { cellsOf, restOf, spinBoard, sumCoins, winsOn, type Board } from '../board/board.ts'
import { stepsCoins } from '../feature.ts'
import type { Mechanic } from '../mechanic.ts'
import type { Grid, Spin, Step, Win } from '../step.ts'
import { SCATTER } from '../symbols.ts'
import { drawOne } from '../weights.ts'
import { freeBoard, secondTurn, type Slices, type WeightedSlice, type WheelModel } from './model.ts'
import { brokenRules } from './rules.ts'

/** A wheel bonus: coins, free spins, or a multiplier for the next turn of the wheel. */
export const wheel: Mechanic<WheelModel> = {
  play(model, _, rng) {
    const grid = spinBoard(model, rng)
    const wins = winsOn(model, grid)
    const scatters = cellsOf(grid, SCATTER)
    const opens = scatters.length >= model.wheel.from
    if (opens) wins.push({ symbol: SCATTER, cells: scatters, count: scatters.length, coins: model.wheel.opens })
    const steps = showSpin(model, grid, wins, 1)
    const owed = opens ? turnWheel(model, steps, rng) : { spins: 0, times: 1 }
    const spins: Spin[] = [{ free: false, steps, coins: stepsCoins(steps) }]
    for (let i = 0; i < owed.spins; i++) spins.push(freeSpin(freeBoard(model), owed.times, rng))
    return { spins, coins: sumCoins(spins) }
  },
  rest: restOf,
  reels: (model, free) => (free ? model.freeStrips : model.strips),
  brokenRules,
}

function showSpin(board: Board, grid: Grid, wins: readonly Win[], times: number): Step[] {
  const stop: Step = { type: 'stop', grid, reels: board.strips.map((_, reel) => reel) }
  return wins.length === 0 ? [stop] : [stop, { type: 'pay', wins, times, coins: times * sumCoins(wins) }]
}

function freeSpin(board: Board, times: number, rng: Rng): Spin {
  const grid = spinBoard(board, rng)
  const steps = showSpin(board, grid, winsOn(board, grid), times)
  return { free: true, steps, coins: stepsCoins(steps) }
}

/**
 * One draw a turn. A multiplier applies to what the second turn shows; free spins are announced and played after it.
 */
function turnWheel({ wheel }: WheelModel, steps: Step[], rng: Rng): { readonly spins: number; readonly times: number } {
  let [slices, times] = [wheel.slices, 1]
  let slice = turnOnce(slices, times, steps, rng)
  if ('times' in slice) {
    ;[slices, times] = [secondTurn(wheel), slice.times]
    steps.push({ type: 'times', times })
    slice = turnOnce(slices, times, steps, rng)
  }
  const spins = 'spins' in slice ? slice.spins : 0
  if (spins > 0) steps.push({ type: 'award', spins, cells: [] })
  return { spins, times }
}

function turnOnce(slices: Slices, times: number, steps: Step[], rng: Rng): WeightedSlice['slice'] {
  const drawn = drawOne(slices, rng)
  const coins = 'coins' in drawn.slice ? times * drawn.slice.coins : 0
  steps.push({ type: 'wheel', slices: slices.map(({ slice }) => slice), at: slices.indexOf(drawn), coins })
  return drawn.slice
}
