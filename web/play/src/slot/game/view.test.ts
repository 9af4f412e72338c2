import { present } from '@ronda/core'
import { expect, test } from 'vitest'
import { presentRound, type PresentedRound } from '../round/present.ts'
import { findRound, isFeature, isLoss, isQuiet, isWin, model, STAKE, asSlotRound } from '../testing/rounds.ts'
import type { GameView } from './screen.ts'
import { coveredStake, gameView, isGain, nextStake, openView, type GameEvent } from './view.ts'

const balance = (cash: bigint, seq: number) => ({ currency: 'USD', cash, held: 0n, seq }) as const
const stakes = [100_000n, STAKE, 500_000n]
const opened = openView({ mode: 'real', balance: balance(1_000_000n, 1), stakes, stakeDefault: STAKE })

function shownOf(kind: typeof isWin): PresentedRound {
  const presented = presentRound(model, asSlotRound(findRound(kind)))
  return present(presented.ok ? presented.value : undefined, 'a presented round')
}

const after = (events: readonly GameEvent[], view: GameView = opened): GameView => events.reduce(gameView, view)
const answered = (kind: typeof isWin): GameEvent => {
  const shown = shownOf(kind)
  return { type: 'answered', shown, balance: balance(1_000_000n - STAKE + shown.round.win, 2) }
}

test('the stake leaves the balance at once, the win is added when it has been shown', () => {
  const { round } = shownOf(isWin)
  const asking = after([{ type: 'began', price: STAKE }])
  expect(asking).toMatchObject({ phase: 'asking', cash: 800_000n, win: 0n })
  const showing = after([answered(isWin)], asking)
  expect(showing).toMatchObject({ phase: 'showing', cash: 800_000n })
  expect(after([{ type: 'shown' }], showing)).toMatchObject({
    phase: 'idle',
    cash: 800_000n + round.win,
    win: round.win,
  })
})

test.each([
  [isLoss, 'none'],
  [isQuiet, 'quiet'],
  [isWin, 'win'],
])('the end of a round is shown at its level', (kind, level) => {
  expect(after([{ type: 'began', price: STAKE }, answered(kind), { type: 'shown' }]).outcome?.level).toBe(level)
})

test.each([
  [isLoss, false],
  [isQuiet, false],
  [isWin, true],
])('only more than the stake is shown as a gain', (kind, shownAsGain) => {
  expect(isGain(after([{ type: 'began', price: STAKE }, answered(kind), { type: 'shown' }]))).toBe(shownAsGain)
})

test('a refusal gives the stake back on screen and shows the reason', () => {
  const view = after([
    { type: 'began', price: STAKE },
    { type: 'refused', code: 'limit.loss_reached' },
  ])
  expect(view).toMatchObject({
    phase: 'idle',
    cash: 1_000_000n,
    notice: { kind: 'refused', code: 'limit.loss_reached' },
  })
})

test('while the outcome is unknown the reels turn and a notice is shown; the reply removes it', () => {
  const unsure = after([{ type: 'began', price: STAKE }, { type: 'unsure' }])
  expect(unsure).toMatchObject({ phase: 'asking', notice: { kind: 'unsure' } })
  expect(after([answered(isLoss)], unsure).notice).toBeUndefined()
})

test('the stake cannot be changed during a round', () => {
  const asking = after([{ type: 'began', price: STAKE }])
  expect(after([{ type: 'staked', stake: 100_000n }], asking).stake).toBe(STAKE)
  expect(after([{ type: 'staked', stake: 100_000n }]).stake).toBe(100_000n)
})

test('an older balance never overwrites a newer one', () => {
  const shown = shownOf(isLoss)
  const late = after([
    { type: 'began', price: STAKE },
    { type: 'answered', shown, balance: balance(5n, 0) },
  ])
  expect(late.known.cash).toBe(1_000_000n)
})

test('free spins are counted, with more after a retrigger', () => {
  const showing = after([{ type: 'began', price: STAKE }, answered(isFeature)])
  const cue = (spin: number): GameEvent => ({ type: 'cue', cue: { type: 'spin', atMs: 0, spin } })
  expect(after([cue(0)], showing).free).toBeUndefined()
  expect(after([cue(3)], showing).free).toEqual({ number: 3, total: 10 })
})

test('a replay moves no money and stays until the player leaves it', () => {
  const shown = shownOf(isWin)
  const replaying = after([{ type: 'replayed', shown }, { type: 'shown' }])
  expect(replaying).toMatchObject({ phase: 'replaying', cash: 1_000_000n })
  expect(after([{ type: 'left_replay' }], replaying)).toMatchObject({ phase: 'idle', cash: 1_000_000n, win: 0n })
})

test('a round that does not add up is not shown: only the balance and the reason are', () => {
  const { round } = shownOf(isWin)
  const view = after([
    { type: 'began', price: STAKE },
    { type: 'disagreed', why: 'other_prize', round, balance: balance(7n, 3) },
  ])
  expect(view).toMatchObject({ phase: 'idle', cash: 7n, win: 0n, notice: { kind: 'disagrees', round: round.id } })
})

test('an ended session closes the game, and its notice cannot be dismissed', () => {
  const closed = after([{ type: 'began', price: STAKE }, { type: 'expired' }, { type: 'dismissed' }])
  expect(closed).toMatchObject({ phase: 'closed', notice: { kind: 'expired' } })
})

test('stakes step through what is offered and stop at both ends', () => {
  expect(nextStake(opened, 1)).toBe(500_000n)
  expect(nextStake({ ...opened, stake: 500_000n }, 1)).toBe(500_000n)
  expect(nextStake({ ...opened, stake: 100_000n }, -1)).toBe(100_000n)
  expect(coveredStake({ ...opened, known: balance(250_000n, 9) })).toBe(STAKE)
  expect(coveredStake({ ...opened, known: balance(1n, 9) })).toBeUndefined()
})
