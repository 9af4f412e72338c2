import type { Rng } from '@ronda/core'
import type { Mechanic } from '../mechanic.ts'
import type { Cell, Grid, Spin, Step, Win } from '../step.ts'
import { SCATTER } from '../symbols.ts'
import { evaluateSpin, type LineWin, type SpinResult } from './evaluate.ts'
import { multiplierOf, stripsOf, type LinesModel } from './model.ts'
import { brokenRules } from './rules.ts'
import { windowOf } from './window.ts'

/** Reels with strips, and lines across them. */
export const lines: Mechanic<LinesModel> = {
  play(model, _, rng) {
    const paid = spinReels(model, false, rng)
    const spins = [showSpin(model, paid)]
    // Each free spin can add to the ones still owed. On average it adds far less than one (the proof of the return
    // asserts it), so every round ends, though no number of spins bounds it.
    let owed = paid.awarded
    while (owed > 0) {
      const result = spinReels(model, true, rng)
      spins.push(showSpin(model, result))
      owed += result.awarded - 1
    }
    return { spins, coins: spins.reduce((sum, { coins }) => sum + coins, 0) }
  },
  rest: (model) =>
    windowOf(
      model,
      false,
      model.baseStrips.map(() => 0),
    ),
  reels: stripsOf,
  brokenRules,
}

/** One draw for each reel, in the order of the reels. */
function spinReels(model: LinesModel, free: boolean, rng: Rng): SpinResult {
  return evaluateSpin(
    model,
    free,
    stripsOf(model, free).map((strip) => rng(strip.length)),
  )
}

function showSpin(model: LinesModel, result: SpinResult): Spin {
  const { free, coins, awarded } = result
  const grid = windowOf(model, free, result.stops)
  const scatters = cellsOf(grid, SCATTER)
  const steps: Step[] = [{ type: 'stop', grid, reels: grid.map((_, reel) => reel) }]
  if (coins > 0) {
    steps.push({ type: 'pay', wins: winsOf(model, result, scatters), times: multiplierOf(model, free), coins })
  }
  if (awarded > 0) steps.push({ type: 'award', spins: awarded, cells: scatters })
  return { free, steps, coins }
}

/** Scatters first: they are what the eye looks for. Coins are told without the multiplier, which the step has. */
function winsOf(model: LinesModel, { lineWins, scatters: count, free }: SpinResult, cells: readonly Cell[]): Win[] {
  const times = multiplierOf(model, free)
  const coins = model.scatterPays[count] ?? 0
  const scattered = coins > 0 ? [{ symbol: SCATTER, cells, count, coins }] : []
  return [...scattered, ...lineWins.map((win) => lineWinOf(model, win, times))]
}

function lineWinOf(model: LinesModel, { line, symbol, count, coins }: LineWin, times: number): Win {
  const rows = model.lines[line] ?? []
  return { line, symbol, count, coins: coins / times, cells: rows.slice(0, count).map((row, reel) => [reel, row]) }
}

function cellsOf(grid: Grid, symbol: number): readonly Cell[] {
  return grid.flatMap((column, reel) => column.flatMap((one, row): Cell[] => (one === symbol ? [[reel, row]] : [])))
}
