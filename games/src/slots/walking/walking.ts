import type { Rng } from '@ronda/core'
import type { Mechanic } from '../mechanic.ts'
import { growWilds } from '../reels/growWilds.ts'
import { winsOn } from '../reels/paying.ts'
import { brokenBy, reelRules, type Rule } from '../reels/rules.ts'
import { columnAt, stopReels } from '../reels/strips.ts'
import type { Cell, Grid, Spin, Step } from '../step.ts'
import { WILD } from '../symbols.ts'
import type { WalkingModel } from './model.ts'

/** Lines, and wilds that walk over them. */
export const walking: Mechanic<WalkingModel> = {
  play(model, _, rng) {
    const stopped = stopReels(model.baseStrips, model.rows, rng)
    const steps: Step[] = [{ type: 'stop', grid: stopped, reels: [...stopped.keys()] }]
    const { grid, cells } = growWilds(stopped)
    if (cells.length > 0) steps.push({ type: 'turn', grid, cells, why: 'expand' })
    const spins = [pay(model, grid, { free: false, steps })]
    let shown = grid
    for (let wilds = walked(grid); wilds.length > 0; wilds = walked(shown)) {
      const again = turnBeside(model, shown, wilds, rng)
      spins.push(again.spin)
      shown = again.grid
    }
    return { spins, coins: spins.reduce((sum, { coins }) => sum + coins, 0) }
  },
  rest: ({ baseStrips, rows }) => baseStrips.map((strip) => columnAt(strip, rows, 0)),
  reels: (model, free) => (free ? model.walkStrips : model.baseStrips),
  brokenRules: (model) => brokenBy(rules, model),
}

/** The next positions of the wilds: one reel to the left, and gone when that is the first. */
function walked(grid: Grid): readonly number[] {
  return [...grid.keys()].filter((reel) => reel > 0 && grid[reel + 1]?.includes(WILD))
}

function turnBeside(
  model: WalkingModel,
  before: Grid,
  wilds: readonly number[],
  rng: Rng,
): { readonly spin: Spin; readonly grid: Grid } {
  const wild = Array.from({ length: model.rows }, () => WILD)
  const moved = before.map((column, reel) => (wilds.includes(reel) ? wild : column))
  const cells = wilds.flatMap((reel) => wild.map((_, row): Cell => [reel, row]))
  const grid = model.walkStrips.map((strip, reel) =>
    wilds.includes(reel) ? wild : columnAt(strip, model.rows, rng(strip.length)),
  )
  const turning = [...grid.keys()].filter((reel) => !wilds.includes(reel))
  const steps: Step[] = [
    { type: 'turn', grid: moved, cells, why: 'walk' },
    { type: 'stop', grid, reels: turning },
  ]
  return { spin: pay(model, grid, { free: true, steps }), grid }
}

function pay(
  model: WalkingModel,
  grid: Grid,
  { free, steps }: { readonly free: boolean; readonly steps: readonly Step[] },
): Spin {
  const wins = winsOn(model, grid)
  const coins = wins.reduce((sum, win) => sum + win.coins, 0)
  const paid: readonly Step[] = coins > 0 ? [{ type: 'pay', wins, times: 1, coins }] : []
  return { free, steps: [...steps, ...paid], coins }
}

const rules: readonly Rule<WalkingModel>[] = [
  ...reelRules<WalkingModel>(({ baseStrips, walkStrips }) => [baseStrips, walkStrips]),
  ['no wild lies on strips that turn beside walking ones', ({ walkStrips }) => !walkStrips.flat().includes(WILD)],
]
