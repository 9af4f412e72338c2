import type { Rng } from '@ronda/core'
import type { Mechanic } from '../mechanic.ts'
import { growWilds } from '../reels/growWilds.ts'
import { payWins, winsOn } from '../reels/paying.ts'
import { brokenBy, reelRules, scatterRules, type Rule } from '../reels/rules.ts'
import { cellsOf, columnAt, stopReels } from '../reels/strips.ts'
import type { Grid, Spin, Step, Win } from '../step.ts'
import { SCATTER, WILD } from '../symbols.ts'
import type { StickyModel } from './model.ts'

/** Lines, and free spins whose wilds stay. */
export const sticky: Mechanic<StickyModel> = {
  play(model, _, rng) {
    const grid = stopReels(model.baseStrips, model.rows, rng)
    const { spin, awarded } = showPaid(model, grid)
    const spins = [spin]
    let held: readonly number[] = []
    for (let left = awarded; left > 0; left--) {
      const free = playFree(model, held, rng)
      spins.push(free.spin)
      held = free.held
    }
    return { spins, coins: spins.reduce((sum, { coins }) => sum + coins, 0) }
  },
  rest: ({ baseStrips, rows }) => baseStrips.map((strip) => columnAt(strip, rows, 0)),
  reels: (model, free) => (free ? model.freeStrips : model.baseStrips),
  brokenRules: (model) => brokenBy(rules, model),
}

function showPaid(model: StickyModel, grid: Grid): { readonly spin: Spin; readonly awarded: number } {
  const scatters = cellsOf(grid, SCATTER)
  const scatterCoins = model.scatterPays[scatters.length] ?? 0
  const awarded = model.freeSpins[scatters.length] ?? 0
  const wins: readonly Win[] = [
    ...(scatterCoins > 0 ? [{ symbol: SCATTER, cells: scatters, count: scatters.length, coins: scatterCoins }] : []),
    ...winsOn(model, grid),
  ]
  const steps: Step[] = [{ type: 'stop', grid, reels: [...grid.keys()] }]
  const coins = payWins(steps, wins)
  if (awarded > 0) steps.push({ type: 'award', spins: awarded, cells: scatters })
  return { spin: { free: false, steps, coins }, awarded }
}

/** Reels that are held do not turn, and no number is drawn for them. */
function playFree(
  { rows, freeStrips, ...model }: StickyModel,
  held: readonly number[],
  rng: Rng,
): { readonly spin: Spin; readonly held: readonly number[] } {
  const wild = Array.from({ length: rows }, () => WILD)
  const stopped = freeStrips.map((strip, reel) =>
    held.includes(reel) ? wild : columnAt(strip, rows, rng(strip.length)),
  )
  const turning = [...stopped.keys()].filter((reel) => !held.includes(reel))
  const steps: Step[] = [{ type: 'stop', grid: stopped, reels: turning }]
  const { grid, cells } = growWilds(stopped)
  if (cells.length > 0) steps.push({ type: 'turn', grid, cells, why: 'stick' })
  const coins = payWins(steps, winsOn(model, grid))
  return { spin: { free: true, steps, coins }, held: [...grid.keys()].filter((reel) => grid[reel]?.includes(WILD)) }
}

const stripSets = ({ baseStrips, freeStrips }: StickyModel): readonly StickyModel['baseStrips'][] => [
  baseStrips,
  freeStrips,
]

const rules: readonly Rule<StickyModel>[] = [
  ...reelRules<StickyModel>(stripSets),
  ...scatterRules<StickyModel>(stripSets),
  ['no scatter lies on the strips of free spins', ({ freeStrips }) => !freeStrips.flat().includes(SCATTER)],
]
