import type { Rng } from '@ronda/core'
import type { Prizes } from './prizes.ts'
import type { Cell, Prize, Step } from './step.ts'
import { drawOne } from './weights.ts'

/** One draw: what the coin in this cell is worth. */
export function drawPrize(prizes: Prizes, cell: Cell, rng: Rng): Prize {
  const { coins, name } = drawOne(prizes, rng)
  return name === undefined ? { cell, coins } : { cell, coins, name }
}

/** All that the steps of a spin pay. */
export function stepsCoins(steps: readonly Step[]): number {
  return steps.reduce((sum, step) => sum + ('coins' in step ? step.coins : 0), 0)
}
