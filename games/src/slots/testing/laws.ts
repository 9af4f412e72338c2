import { present } from '@ronda/core'
import { openStream } from '@ronda/fair'
import { expect } from 'vitest'
import type { SlotModel } from '../model.ts'
import { playRound, replayRound } from '../round.ts'
import type { Cell, Grid, Round, Step } from '../step.ts'

/** What holds for every round of every mechanic. */
export function expectLaws(model: SlotModel, nonce: number): Round {
  const round = playRound(model, 'spin', openStream({ serverSeed: 'laws', clientSeed: model.id, nonce }))
  expect(replayRound(model, 'spin', round.draws)).toEqual(round)
  expect(Number.isInteger(round.coins) && round.coins >= 0).toBe(true)
  expect(round.coins).toBe(round.spins.reduce((sum, { coins }) => sum + coins, 0))
  for (const { steps, coins } of round.spins) {
    expect(coins).toBe(steps.reduce((sum, step) => sum + paidBy(step), 0))
    expectFalls(steps)
  }
  return round
}

function paidBy(step: Step): number {
  if (!('coins' in step)) return 0
  if (step.type === 'pay') {
    expect(step.coins).toBe(step.times * step.wins.reduce((sum, { coins }) => sum + coins, 0))
  }
  return step.coins
}

/** Vanished cells existed, cells above them fall in order, and the grid keeps its shape. */
function expectFalls(steps: readonly Step[]): void {
  let grid: Grid = []
  for (const step of steps) {
    if (step.type === 'fall') {
      const before = grid
      expect(step.gone.every(([reel, row]) => before[reel]?.[row] !== undefined)).toBe(true)
      step.grid.forEach((column, reel) => expectFallen(before, column, reel, step.gone))
    }
    if ('grid' in step) grid = step.grid
  }
}

function expectFallen(before: Grid, column: readonly number[], reel: number, gone: readonly Cell[]): void {
  const old = present(before[reel], 'a reel')
  const stays = old.filter((_, row) => !gone.some(([x, y]) => x === reel && y === row))
  expect(column).toHaveLength(old.length)
  expect(column.slice(column.length - stays.length)).toEqual(stays)
}
