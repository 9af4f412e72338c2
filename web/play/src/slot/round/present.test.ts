import { expect, test } from 'vitest'
import { findRound, isFeature, isWin, model, asSlotRound } from '../testing/rounds.ts'
import { levelOf } from '../../shared/wager/celebration.ts'
import { presentRound } from './present.ts'

const win = asSlotRound(findRound(isWin))

test.each([isWin, isFeature])('a valid round is presented', (kind) => {
  const found = findRound(kind)
  const presented = presentRound(model, asSlotRound(found))
  expect(presented).toMatchObject({ ok: true, value: { atomsPerCoin: 10_000n } })
  expect(presented.ok && presented.value.result.coins).toBe(found.result.coins)
})

// Each is a way in which a server could report one thing and show another.
test.each([
  ['another prize', { ...win, win: win.win + 1n }, 'other_prize'],
  ['a stop that is on no reel', { ...win, draws: [999, 0, 0, 0, 0] }, 'unreadable_draws'],
  ['a draw too many', { ...win, draws: [...win.draws, 0] }, 'unreadable_draws'],
  ['no draws', { ...win, draws: [] }, 'unreadable_draws'],
  ['a bought feature that is not for sale', { ...win, bet: 'buy' as const }, 'unreadable_draws'],
  ['another model', { ...win, modelHash: 'f'.repeat(64) }, 'other_model'],
])('%s is not animated', (_, round, error) => {
  expect(presentRound(model, round)).toEqual({ ok: false, error })
})

test.each([
  [0, 'none'],
  [1, 'quiet'],
  [20, 'quiet'],
  [21, 'win'],
  [199, 'win'],
  [200, 'big'],
  [500, 'great'],
  [1_200, 'grand'],
])('%i coins of a stake of 20 are shown as %s', (coins, level) => {
  expect(levelOf(coins, 20)).toBe(level)
})
