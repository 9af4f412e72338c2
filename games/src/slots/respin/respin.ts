import { present } from '@ronda/core'
import type { Mechanic } from '../mechanic.ts'
import { winsOn } from '../reels/paying.ts'
import { brokenBy, isPositive, reelRules, type Rule } from '../reels/rules.ts'
import { columnAt, stopReels } from '../reels/strips.ts'
import type { Grid, Spin, Step } from '../step.ts'
import { WILD } from '../symbols.ts'
import { MIDDLE, type RespinModel } from './model.ts'

/** Three reels, of which the one in the middle can be held by its wild. */
export const respin: Mechanic<RespinModel> = {
  play(model, _, rng) {
    const grid = stopReels(model.strips, model.rows, rng)
    const spins = [showSpin(model, grid, false)]
    const held = present(grid[MIDDLE], 'the reel in the middle')
    if (held.includes(WILD)) {
      const again = model.strips.map((strip, reel) =>
        reel === MIDDLE ? held : columnAt(strip, model.rows, rng(strip.length)),
      )
      spins.push(showSpin(model, again, true))
    }
    return { spins, coins: spins.reduce((sum, { coins }) => sum + coins, 0) }
  },
  rest: ({ strips, rows }) => strips.map((strip) => columnAt(strip, rows, 0)),
  reels: ({ strips }) => strips,
  brokenRules: (model) => brokenBy(rules, model),
}

function showSpin(model: RespinModel, grid: Grid, free: boolean): Spin {
  const times = free ? model.respinTimes : 1
  const wins = winsOn(model, grid)
  const coins = times * wins.reduce((sum, win) => sum + win.coins, 0)
  const steps: Step[] = [{ type: 'stop', grid, reels: free ? [0, 2] : [0, 1, 2] }]
  if (coins > 0) steps.push({ type: 'pay', wins, times, coins })
  return { free, steps, coins }
}

const rules: readonly Rule<RespinModel>[] = [
  ...reelRules<RespinModel>(({ strips }) => [strips]),
  ['it has three reels', ({ strips }) => strips.length === 3],
  [
    'wilds lie on the reel in the middle only',
    ({ strips }) => strips.every((strip, reel) => reel === MIDDLE || !strip.includes(WILD)),
  ],
  ['the multiplier of the second turn is whole and positive', ({ respinTimes }) => isPositive(respinTimes)],
]
