import { present, type Rng } from '@ronda/core'
import { cellsOf, sumCoins } from '../board/board.ts'
import { fallOnto, goneIn } from '../fall.ts'
import { stepsCoins } from '../feature.ts'
import type { Cell, Grid, Spin, Step, Win } from '../step.ts'
import { FIRST_PAYING, WILD } from '../symbols.ts'
import { drawIndex } from '../weights.ts'
import { findClusters, type Cluster } from './clusters.ts'
import { ORB, payFor, type BookModel } from './model.ts'

/** One round: cells are drawn reel by reel from top to bottom; what wins is paid and vanishes, and more falls in. */
export function playSpin(model: BookModel, rng: Rng): Spin {
  const draw = (): number => drawIndex(model.weights, rng)
  let grid: Grid = Array.from({ length: model.reels }, () => Array.from({ length: model.rows }, draw))
  let shown = 1
  const steps: Step[] = [{ type: 'stop', grid, reels: grid.map((_, reel) => reel) }]
  for (let falls = 0; ; falls++) {
    const wins = winsOn(model, grid)
    if (wins.length === 0) break
    const times = timesFor(model, grid, falls)
    if (times !== shown) steps.push({ type: 'times', times })
    shown = times
    steps.push({ type: 'pay', wins, times, coins: times * sumCoins(wins) })
    if (falls === model.deepest) break
    const left = wildsLeft(model, wins)
    if (left.length > 0) {
      grid = putWilds(grid, left)
      steps.push({ type: 'turn', grid, cells: left, why: 'expand' })
    }
    const gone = goneIn(wins).filter(([reel, row]) => !left.some(([x, y]) => x === reel && y === row))
    grid = fallOnto(grid, gone, draw)
    steps.push({ type: 'fall', grid, gone })
  }
  return { free: false, steps, coins: stepsCoins(steps) }
}

function winsOn(model: BookModel, grid: Grid): Win[] {
  const groups = model.wins === 'clusters' ? findClusters(grid) : countSymbols(model, grid)
  return groups.flatMap(({ symbol, cells }): Win[] => {
    const coins = payFor(model, symbol, cells.length)
    return coins > 0 ? [{ symbol, cells, count: cells.length, coins }] : []
  })
}

/** In one pass over the grid, because most rounds of a book are computed more than once. */
function countSymbols({ weights }: BookModel, grid: Grid): readonly Cluster[] {
  const groups = weights.map((_, symbol): { symbol: number; cells: Cell[] } => ({ symbol, cells: [] }))
  grid.forEach((column, reel) => column.forEach((symbol, row) => groups[symbol]?.cells.push([reel, row])))
  return groups.slice(FIRST_PAYING)
}

/** The step of the ladder, times the multiplier of the orbs in view. */
function timesFor({ ladder, orb }: BookModel, grid: Grid, falls: number): number {
  const step = present(ladder[Math.min(falls, ladder.length - 1)], 'a step of the ladder')
  const orbs = orb === 0 ? 0 : cellsOf(grid, ORB).length
  return orbs === 0 ? step : step * orbs * orb
}

/** A large cluster leaves a wild in the last of its cells, counted reel by reel. */
function wildsLeft({ grow }: BookModel, wins: readonly Win[]): readonly Cell[] {
  if (grow === 0) return []
  return wins.flatMap(({ cells, count }) => {
    const last = cells.at(-1)
    return count >= grow && last ? [last] : []
  })
}

function putWilds(grid: Grid, wilds: readonly Cell[]): Grid {
  return grid.map((column, reel) =>
    column.map((symbol, row) => (wilds.some(([x, y]) => x === reel && y === row) ? WILD : symbol)),
  )
}
