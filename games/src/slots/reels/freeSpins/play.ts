import { present, type Rng } from '@ronda/core'
import { openRound } from '../../cap/round.ts'
import type { Bet } from '../../mechanic.ts'
import type { Grid, Round, Spin, Step, Win } from '../../step.ts'
import { SCATTER } from '../../symbols.ts'
import { growWilds } from '../growWilds.ts'
import { winsOn } from '../paying.ts'
import { cellsOf, stopReels } from '../strips.ts'
import { multiplierOf, stripsOf, type FreeSpinsModel } from './model.ts'

/** A spin, and how many free spins it adds to the round. */
type Played = { readonly spin: Spin; readonly awarded: number }

export function playFreeSpins(model: FreeSpinsModel, bet: Bet, rng: Rng): Omit<Round, 'draws'> {
  // Rounds that were played before there was a limit have none in their model.
  let left = model.freeSpinsMax ?? Infinity
  const opening = bet === 'buy' ? buy(model) : playSpin(model, false, left, rng)
  const round = openRound(model)
  round.add(opening.spin)
  left -= opening.awarded
  for (let owed = opening.awarded; owed > 0 && !round.isOver(); owed--) {
    const { spin, awarded } = playSpin(model, true, left, rng)
    round.add(spin)
    left -= awarded
    owed += awarded
  }
  return round.done()
}

/** No reel turns: the free spins begin at once. */
function buy(model: FreeSpinsModel): Played {
  const awarded = present(model.buySpins, 'the free spins that are bought')
  return { spin: { free: false, steps: [{ type: 'award', spins: awarded, cells: [] }], coins: 0 }, awarded }
}

/** Awards no more free spins than the round has left. */
function playSpin(model: FreeSpinsModel, free: boolean, left: number, rng: Rng): Played {
  const stopped = stopReels(stripsOf(model, free), model.rows, rng)
  const scatters = cellsOf(stopped, SCATTER)
  const steps: Step[] = [{ type: 'stop', grid: stopped, reels: [...stopped.keys()] }]
  const grid = model.wildGrows ? grow(stopped, steps) : stopped

  const scatterCoins = model.scatterPays[scatters.length] ?? 0
  // Scatters first: players look for them first.
  const wins: readonly Win[] = [
    ...(scatterCoins > 0 ? [{ symbol: SCATTER, cells: scatters, count: scatters.length, coins: scatterCoins }] : []),
    ...winsOn(model, grid),
  ]
  const times = multiplierOf(model, free)
  const coins = times * wins.reduce((sum, win) => sum + win.coins, 0)
  if (coins > 0) steps.push({ type: 'pay', wins, times, coins })

  const awarded = Math.min(model.freeSpins[scatters.length] ?? 0, left)
  if (awarded > 0) steps.push({ type: 'award', spins: awarded, cells: scatters })
  return { spin: { free, steps, coins }, awarded }
}

function grow(stopped: Grid, steps: Step[]): Grid {
  const { grid, cells } = growWilds(stopped)
  if (cells.length > 0) steps.push({ type: 'turn', grid, cells, why: 'expand' })
  return grid
}
