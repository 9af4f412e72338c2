import { expect, test } from 'vitest'
import { findRound, isFeature, isLoss, isWin, model } from '../testing/rounds.ts'
import { cellBit, highlightsOf, NO_LINE, TOGETHER_MS, TURN_MS, turnAt } from './wins.ts'

const firstSpin = (kind: typeof isWin) => {
  const [spin] = findRound(kind).result.spins
  if (!spin) throw new Error('a round has a spin')
  return spin
}

test('the prizes shown add up to what the spin pays', () => {
  for (const kind of [isLoss, isWin, isFeature]) {
    const spin = firstSpin(kind)
    expect(highlightsOf(model, spin).reduce((sum, { coins }) => sum + coins, 0)).toBe(spin.coins)
  }
})

test('a line lights exactly the cells of its run', () => {
  const spin = firstSpin(isWin)
  const [win] = spin.lineWins
  if (!win) throw new Error('the win has a line')
  const shown = highlightsOf(model, spin).find(({ line }) => line === win.line)
  const rows = model.lines[win.line] ?? []
  const expected = rows.slice(0, win.count).reduce((bits, row, reel) => bits | cellBit(3, reel, row), 0)
  expect(shown?.cells).toBe(expected)
})

test('scatters that open free spins are shown first', () => {
  expect(highlightsOf(model, firstSpin(isFeature))[0]).toMatchObject({ line: NO_LINE, count: 3 })
})

test.each([
  [0, 5_000, -1],
  [3, 0, -1],
  [3, TOGETHER_MS, 0],
  [3, TOGETHER_MS + TURN_MS, 1],
  [3, TOGETHER_MS + TURN_MS * 3, 0],
  [3, Number.NEGATIVE_INFINITY, -1],
])('with %i prizes, %i ms after paying it is the turn of %i', (count, sinceMs, turn) => {
  expect(turnAt(count, sinceMs)).toBe(turn)
})
