import { present } from '@ronda/core'
import { restOf, sumCoins, viewOf, winsOn } from '../board/board.ts'
import { boardRules, broken, isPositive, type Rule } from '../board/rules.ts'
import { fallOnto, goneIn } from '../fall.ts'
import { stepsCoins } from '../feature.ts'
import type { Mechanic } from '../mechanic.ts'
import type { Spin, Step } from '../step.ts'
import type { AvalancheModel } from './model.ts'

const rules: readonly Rule<AvalancheModel>[] = [
  ...boardRules,
  ['the ladder has steps', ({ ladder }) => ladder.length > 0 && ladder.every(isPositive)],
  ['an avalanche may fall, and ends', ({ deepest }) => isPositive(deepest)],
]

/** An avalanche on strips: each reel turns on by as many cells as vanished from it. */
export const avalanche: Mechanic<AvalancheModel> = {
  play(model, _, rng) {
    const spin = fallFrom(
      model,
      model.strips.map((strip) => rng(strip.length)),
    )
    return { spins: [spin], coins: spin.coins }
  },
  rest: restOf,
  reels: ({ strips }) => strips,
  brokenRules: (model) => broken(rules, model),
}

/** Everything that is determined by where the reels stop. */
export function fallFrom(model: AvalancheModel, stops: readonly number[]): Spin {
  let grid = viewOf(model, stops)
  // The cell of each strip that is in the top row, or would be if the reel had turned on.
  const tops = [...stops]
  const steps: Step[] = [{ type: 'stop', grid, reels: grid.map((_, reel) => reel) }]
  for (let falls = 0; ; falls++) {
    const wins = winsOn(model, grid)
    if (wins.length === 0) break
    const times = present(model.ladder[Math.min(falls, model.ladder.length - 1)], 'a step of the ladder')
    if (falls > 0 && times !== model.ladder[falls - 1] && falls < model.ladder.length)
      steps.push({ type: 'times', times })
    steps.push({ type: 'pay', wins, times, coins: times * sumCoins(wins) })
    if (falls === model.deepest) break
    const gone = goneIn(wins)
    grid = fallOnto(grid, gone, (reel) => {
      const strip = present(model.strips[reel], 'a strip')
      const top = (present(tops[reel], 'a top') + strip.length - 1) % strip.length
      tops[reel] = top
      return present(strip[top], 'a cell')
    })
    steps.push({ type: 'fall', grid, gone })
  }
  return { free: false, steps, coins: stepsCoins(steps) }
}
