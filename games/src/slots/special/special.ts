import type { Rng } from '@ronda/core'
import { openRound } from '../cap/round.ts'
import type { Mechanic } from '../mechanic.ts'
import { drawWeighted } from '../reels/drawn.ts'
import { payWins, winsOn } from '../reels/paying.ts'
import { brokenBy, capRule, limitRule, reelRules, scatterRules, type Rule } from '../reels/rules.ts'
import { cellsOf, columnAt, stopReels } from '../reels/strips.ts'
import type { Cell, Grid, Spin, Step, Win } from '../step.ts'
import { FIRST_PAYING, SCATTER } from '../symbols.ts'
import type { SpecialModel } from './model.ts'

/** Lines, and free spins with a symbol of their own. */
export const special: Mechanic<SpecialModel> = {
  play(model, _, rng) {
    // Rounds that were played before there was a limit have none in their model.
    let left = model.freeSpinsMax ?? Infinity
    const paid = playSpin(model, undefined, left, rng)
    const round = openRound(model)
    round.add(paid.spin)
    left -= paid.awarded
    for (let owed = paid.awarded; owed > 0 && !round.isOver(); owed--) {
      const { spin, awarded } = playSpin(model, paid.special, left, rng)
      round.add(spin)
      left -= awarded
      owed += awarded
    }
    return round.done()
  },
  rest: ({ baseStrips, rows }) => baseStrips.map((strip) => columnAt(strip, rows, 0)),
  reels: (model, free) => (free ? model.freeStrips : model.baseStrips),
  brokenRules: (model) => brokenBy(rules, model),
}

type Played = { readonly spin: Spin; readonly awarded: number; readonly special: number | undefined }

/**
 * Without a special symbol it is the paid spin; when that awards free spins, their symbol is drawn at once. No spin
 * awards more than the round has left.
 */
function playSpin(model: SpecialModel, special: number | undefined, left: number, rng: Rng): Played {
  const free = special !== undefined
  const grid = stopReels(free ? model.freeStrips : model.baseStrips, model.rows, rng)
  const scatters = cellsOf(grid, SCATTER)
  const scatterCoins = model.scatterPays[scatters.length] ?? 0
  const steps: Step[] = [{ type: 'stop', grid, reels: [...grid.keys()] }]
  const scattered: readonly Win[] =
    scatterCoins > 0 ? [{ symbol: SCATTER, cells: scatters, count: scatters.length, coins: scatterCoins }] : []
  let coins = payWins(steps, [...scattered, ...winsOn(model, grid)])
  if (special !== undefined) coins += paySpecial(model, grid, special, steps)

  const awarded = Math.min(model.freeSpins[scatters.length] ?? 0, left)
  const drawn = awarded > 0 && !free ? drawWeighted(model.specials, rng) : special
  if (awarded > 0)
    steps.push({ type: 'award', spins: awarded, cells: scatters, ...(drawn !== undefined && { symbol: drawn }) })
  return { spin: { free, steps, coins }, awarded, special: drawn }
}

/** On every line, by the number of reels that show it, in any position. */
function paySpecial(model: SpecialModel, grid: Grid, special: number, steps: Step[]): number {
  const reels = [...grid.keys()].filter((reel) => grid[reel]?.includes(special))
  const coins = model.lines.length * (model.pays[special]?.[reels.length] ?? 0)
  if (coins === 0) return 0
  const covered = grid.map((column, reel) => (reels.includes(reel) ? column.map(() => special) : column))
  const cells = reels.flatMap((reel) => Array.from({ length: model.rows }, (_, row): Cell => [reel, row]))
  steps.push({ type: 'turn', grid: covered, cells, why: 'expand' })
  return payWins(steps, [{ symbol: special, cells, count: reels.length, times: model.lines.length, coins }])
}

const stripSets = ({ baseStrips, freeStrips }: SpecialModel): readonly SpecialModel['baseStrips'][] => [
  baseStrips,
  freeStrips,
]

const rules: readonly Rule<SpecialModel>[] = [
  ...reelRules<SpecialModel>(stripSets),
  ...scatterRules<SpecialModel>(stripSets),
  limitRule<SpecialModel>(),
  capRule<SpecialModel>(),
  [
    'special symbols are symbols that pay',
    ({ specials, symbols }) =>
      specials.length === symbols.length &&
      specials.every(
        (weight, symbol) => Number.isInteger(weight) && weight >= 0 && (symbol >= FIRST_PAYING || weight === 0),
      ) &&
      specials.some(Boolean),
  ],
]
