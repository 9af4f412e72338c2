import type { Rng } from '@ronda/core'
import { cellsOf, sumCoins, winsOn } from '../board/board.ts'
import { broken, isPositive, isWhole, type Rule } from '../board/rules.ts'
import { stepsCoins } from '../feature.ts'
import { openRound } from '../cap/round.ts'
import type { Mechanic } from '../mechanic.ts'
import type { Grid, Step } from '../step.ts'
import { FIRST_PAYING, SCATTER, WILD } from '../symbols.ts'
import { drawIndex, inProportion, sumOf } from '../weights.ts'
import { highest, spinsFor, weightsOf, type TowersModel } from './model.ts'

const rules: readonly Rule<TowersModel>[] = [
  ['a spin costs a whole number of coins', ({ cost }) => isPositive(cost)],
  ['heights begin at one or more, and some come', ({ lowest, heights }) => isPositive(lowest) && sumOf(heights) > 0],
  [
    'every reel weighs every symbol, in paid and in free spins',
    ({ weights, freeWeights, symbols }) =>
      weights.length === freeWeights.length &&
      [...weights, ...freeWeights].every(
        (reel) => reel.length === symbols.length && reel.every(isWhole) && sumOf(reel) > 0,
      ),
  ],
  ['no wild comes on the first reel', ({ weights, freeWeights }) => !weights[0]?.[WILD] && !freeWeights[0]?.[WILD]],
  ['no scatter comes in free spins', ({ freeWeights }) => freeWeights.every((reel) => !reel[SCATTER])],
  [
    'every symbol has its pays, by the length of a run; wilds and scatters have none',
    ({ pays, symbols, weights }) =>
      pays.length === symbols.length &&
      pays.every((coins) => coins.length === weights.length + 1 && coins.every(isWhole) && coins[0] === 0) &&
      !pays.slice(0, FIRST_PAYING).flat().some(Boolean),
  ],
  [
    'a round has a limit of free spins, and no fewer than open them',
    ({ free, freeSpinsMax = 0 }) => Number.isInteger(freeSpinsMax) && freeSpinsMax >= free.spins,
  ],
  ['a cap is a whole number of stakes', ({ winMax = 1 }) => isPositive(winMax)],
  ['free spins are whole numbers', ({ free }) => Object.values(free).every(isPositive)],
]

/** Towers: reels of changing height. */
export const towers: Mechanic<TowersModel> = {
  play(model, _, rng) {
    const grid = drawGrid(model, false, rng)
    const scatters = cellsOf(grid, SCATTER)
    const owed = spinsFor(model, scatters.length)
    const paid = showSpin(model, grid, false)
    if (owed > 0) paid.push({ type: 'award', spins: owed, cells: scatters })
    const round = openRound(model)
    round.add({ free: false, steps: paid, coins: stepsCoins(paid) })
    for (let i = 0; i < owed && !round.isOver(); i++) {
      const steps = showSpin(model, drawGrid(model, true, rng), true)
      round.add({ free: true, steps, coins: stepsCoins(steps) })
    }
    return round.done()
  },
  rest: (model) => model.weights.map((weights, reel) => inProportion(weights, reel).slice(0, highest(model) - 1)),
  reels: (model, free) => weightsOf(model, free).map(inProportion),
  brokenRules: (model) => broken(rules, model),
}

/** Reel by reel: one draw for its height, then one for each cell from top to bottom. */
function drawGrid(model: TowersModel, free: boolean, rng: Rng): Grid {
  return weightsOf(model, free).map((weights) => {
    const height = model.lowest + drawIndex(model.heights, rng)
    return Array.from({ length: height }, () => drawIndex(weights, rng))
  })
}

function showSpin(model: TowersModel, grid: Grid, free: boolean): Step[] {
  const stop: Step = { type: 'stop', grid, reels: grid.map((_, reel) => reel) }
  const wins = winsOn(model, grid)
  const times = free ? model.free.times : 1
  return wins.length === 0 ? [stop] : [stop, { type: 'pay', wins, times, coins: times * sumCoins(wins) }]
}
