import { cellsOf, showBoard, restOf, spinBoard, sumCoins } from '../board/board.ts'
import { broken, boardRules, isPositive, type Rule } from '../board/rules.ts'
import { drawPrize, stepsCoins } from '../feature.ts'
import type { Mechanic } from '../mechanic.ts'
import type { Spin } from '../step.ts'
import { COIN, type CollectModel } from './model.ts'

const rules: readonly Rule<CollectModel>[] = [
  ...boardRules,
  [
    'collectors lie on the last reel only, and coins on the others',
    ({ strips, collector }) =>
      strips.every((strip, reel) => !strip.includes(reel === strips.length - 1 ? COIN : collector)),
  ],
  [
    'every prize is worth something and can be drawn',
    ({ prizes }) => prizes.every(({ coins, weight }) => isPositive(coins) && isPositive(weight)),
  ],
]

/** Collect: one collector takes what every coin in view is worth, two take it twice. */
export const collect: Mechanic<CollectModel> = {
  play(model, _, rng) {
    const grid = spinBoard(model, rng)
    const steps = showBoard(model, grid)
    const collectors = cellsOf(grid, model.collector).length
    const cells = collectors > 0 ? cellsOf(grid, COIN) : []
    if (cells.length > 0) {
      const prizes = cells.map((cell) => drawPrize(model.prizes, cell, rng))
      steps.push({ type: 'collect', prizes, coins: collectors * sumCoins(prizes), full: false })
    }
    const spin: Spin = { free: false, steps, coins: stepsCoins(steps) }
    return { spins: [spin], coins: spin.coins }
  },
  rest: restOf,
  reels: ({ strips }) => strips,
  brokenRules: (model) => broken(rules, model),
}
