import type { Mechanic } from '../mechanic.ts'
import { drawWeighted } from '../reels/drawn.ts'
import { winsOn } from '../reels/paying.ts'
import { brokenBy, reelRules, type Rule } from '../reels/rules.ts'
import { cellsOf, columnAt, stopReels } from '../reels/strips.ts'
import type { Grid, Step } from '../step.ts'
import { FIRST_PAYING } from '../symbols.ts'
import { MYSTERY, type MysteryModel } from './model.ts'

/** Reels whose hidden symbols are all revealed as the same symbol. */
export const mystery: Mechanic<MysteryModel> = {
  play(model, _, rng) {
    const stopped = stopReels(model.strips, model.rows, rng)
    const steps: Step[] = [{ type: 'stop', grid: stopped, reels: [...stopped.keys()] }]
    const hidden = cellsOf(stopped, MYSTERY)
    let grid: Grid = stopped
    if (hidden.length > 0) {
      grid = revealed(stopped, drawWeighted(model.reveals, rng))
      steps.push({ type: 'turn', grid, cells: hidden, why: 'mystery' })
    }
    const wins = winsOn(model, grid)
    const coins = wins.reduce((sum, win) => sum + win.coins, 0)
    if (coins > 0) steps.push({ type: 'pay', wins, times: 1, coins })
    return { spins: [{ free: false, steps, coins }], coins }
  },
  rest: ({ strips, rows }) => strips.map((strip) => columnAt(strip, rows, 0)),
  reels: ({ strips }) => strips,
  brokenRules: (model) => brokenBy(rules, model),
}

function revealed(grid: Grid, shown: number): Grid {
  return grid.map((column) => column.map((symbol) => (symbol === MYSTERY ? shown : symbol)))
}

const rules: readonly Rule<MysteryModel>[] = [
  ...reelRules<MysteryModel>(({ strips }) => [strips]),
  [
    'hidden symbols turn out to be symbols that pay',
    ({ reveals, symbols }) =>
      reveals.length === symbols.length &&
      reveals.every(
        (weight, symbol) => Number.isInteger(weight) && weight >= 0 && (symbol >= FIRST_PAYING || weight === 0),
      ) &&
      reveals.some(Boolean),
  ],
]
