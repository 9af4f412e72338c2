import type { Rng } from '@ronda/core'
import { cellsOf, showBoard, restOf, spinBoard, sumCoins } from '../board/board.ts'
import type { Mechanic } from '../mechanic.ts'
import type { Cell, Grid, Prize, Spin, Step } from '../step.ts'
import { drawPrize, stepsCoins } from '../feature.ts'
import { COIN, type Hold, type HoldModel } from './model.ts'
import { brokenRules } from './rules.ts'

/** Hold and win: coins stay where they are, and every new one resets the tries. */
export const hold: Mechanic<HoldModel> = {
  play(model, _, rng) {
    const grid = spinBoard(model, rng)
    const steps = showBoard(model, grid)
    const caught = cellsOf(grid, COIN)
    if (caught.length >= model.hold.from) steps.push(...holdCoins(model.hold, grid, caught, rng))
    const spin: Spin = { free: false, steps, coins: stepsCoins(steps) }
    return { spins: [spin], coins: spin.coins }
  },
  rest: restOf,
  reels: ({ strips }) => strips,
  brokenRules,
}

/** Prizes are drawn for the coins in view; then each try draws for every empty cell, and a prize for each new coin. */
function holdCoins(rules: Hold, grid: Grid, caught: readonly Cell[], rng: Rng): Step[] {
  const prizeAt = (cell: Cell): Prize => drawPrize(rules.prizes, cell, rng)
  let held = caught.map(prizeAt)
  let empty = grid.flatMap((column, reel) =>
    column.flatMap((symbol, row): Cell[] => (symbol === COIN ? [] : [[reel, row]])),
  )
  let left = rules.tries
  const steps: Step[] = [{ type: 'hold', prizes: held, left }]
  while (left > 0 && empty.length > 0) {
    const before = held.length
    const stillEmpty: Cell[] = []
    for (const cell of empty) {
      if (rng(rules.of) < rules.catches) held = [...held, prizeAt(cell)]
      else stillEmpty.push(cell)
    }
    empty = stillEmpty
    left = held.length > before ? rules.tries : left - 1
    steps.push({ type: 'hold', prizes: held, left })
  }
  const full = empty.length === 0
  return [...steps, { type: 'collect', prizes: held, coins: sumCoins(held) + (full ? rules.full : 0), full }]
}
