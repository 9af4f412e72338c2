import type { Rng } from '@ronda/core'
import { cellsOf, sumCoins } from '../board/board.ts'
import { broken, isPositive, isWhole, type Rule } from '../board/rules.ts'
import { fallOnto, goneIn } from '../fall.ts'
import { stepsCoins } from '../feature.ts'
import type { Mechanic } from '../mechanic.ts'
import type { Grid, Spin, Step, Win } from '../step.ts'
import { FIRST_PAYING } from '../symbols.ts'
import { drawIndex, inProportion, sumOf } from '../weights.ts'
import { payFor, timesAt, type TumbleModel } from './model.ts'

const rules: readonly Rule<TumbleModel>[] = [
  ['a spin costs a whole number of coins', ({ cost }) => isPositive(cost)],
  ['it has reels and rows', ({ reels, rows }) => isPositive(reels) && isPositive(rows)],
  [
    'every symbol has a weight; wilds and scatters never come',
    ({ weights, symbols }) =>
      weights.length === symbols.length &&
      weights.every(isWhole) &&
      sumOf(weights) > 0 &&
      sumOf(weights.slice(0, FIRST_PAYING)) === 0,
  ],
  [
    'every symbol has its pays, one for each size, and what can come pays',
    ({ pays, sizes, weights }) =>
      pays.length === weights.length &&
      pays.every(
        (coins, symbol) => coins.length === sizes.length && coins.every(weights[symbol] ? isPositive : isWhole),
      ),
  ],
  ['sizes rise', ({ sizes }) => sizes.length > 0 && sizes.every((size, i) => size > (sizes[i - 1] ?? 1))],
  ['the ladder has steps', ({ ladder }) => ladder.length > 0 && ladder.every(isPositive)],
  ['a round may fall, and ends', ({ deepest }) => isPositive(deepest)],
]

/** Tumble: pays anywhere. */
export const tumble: Mechanic<TumbleModel> = {
  play(model, _, rng) {
    const spin = playSpin(model, rng)
    return { spins: [spin], coins: spin.coins }
  },
  rest: ({ reels, rows, weights }) =>
    Array.from({ length: reels }, (_, reel) => inProportion(weights, reel).slice(0, rows)),
  reels: ({ reels, weights }) => Array.from({ length: reels }, (_, reel) => inProportion(weights, reel)),
  brokenRules: (model) => broken(rules, model),
}

/** One draw for each cell, reel by reel from top to bottom; after a fall, in each reel from the lowest gap up. */
function playSpin(model: TumbleModel, rng: Rng): Spin {
  const draw = (): number => drawIndex(model.weights, rng)
  let grid: Grid = Array.from({ length: model.reels }, () => Array.from({ length: model.rows }, draw))
  const steps: Step[] = [{ type: 'stop', grid, reels: grid.map((_, reel) => reel) }]
  for (let falls = 0; ; falls++) {
    const wins = winsOn(model, grid)
    if (wins.length === 0) break
    const times = timesAt(model, falls)
    if (falls > 0 && times !== timesAt(model, falls - 1)) steps.push({ type: 'times', times })
    steps.push({ type: 'pay', wins, times, coins: times * sumCoins(wins) })
    if (falls === model.deepest) break
    const gone = goneIn(wins)
    grid = fallOnto(grid, gone, draw)
    steps.push({ type: 'fall', grid, gone })
  }
  return { free: false, steps, coins: stepsCoins(steps) }
}

function winsOn(model: TumbleModel, grid: Grid): Win[] {
  return model.weights.flatMap((weight, symbol): Win[] => {
    const cells = weight > 0 ? cellsOf(grid, symbol) : []
    const coins = payFor(model, symbol, cells.length)
    return coins > 0 ? [{ symbol, cells, count: cells.length, coins }] : []
  })
}
