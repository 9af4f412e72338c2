import { openStream } from '@ronda/fair'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { tumble5x4 } from '../families/tumble.ts'
import { returnByPlaying } from '../testing/everyRound.ts'
import { script } from '../../testing/script.ts'
import type { TumbleModel } from './model.ts'
import { tumblePays } from './pays.ts'
import { tumbleProof } from './proof.ts'
import { solveTumble } from './recipes.ts'
import { tumble } from './tumble.ts'

/** Two reels of two rows; three of a kind pay, four pay more. */
const small: TumbleModel = {
  id: 'SMALL',
  mechanic: 'tumble',
  symbols: ['wild', 'scatter', 'bell', 'plum'],
  cost: 3,
  reels: 2,
  rows: 2,
  weights: [0, 0, 1, 1],
  sizes: [3, 4],
  pays: [
    [0, 0],
    [0, 0],
    [7, 30],
    [5, 20],
  ],
  ladder: [1, 2],
  deepest: 1,
}

const [B, P] = [0, 1]

describe('[TB2] [TB3] [TB4] a round', () => {
  test.each([
    ['two of each pay nothing', [B, P, P, B], 0],
    ['three bells, then nothing', [B, B, B, P, B, P, B], 7],
    ['three bells, then four plums, twice', [B, B, B, P, P, P, P], 7 + 2 * 20],
    ['four bells, then four, and it ends', [B, B, B, B, B, B, B, B], 30 + 2 * 30],
  ])('%s', (_, draws, coins) => {
    expect(tumble.play(small, 'spin', script(...draws)).coins).toBe(coins)
  })
})

test('[TB5] on any small model both proofs give the mean over every round, played one by one', () => {
  const weight = fc.integer({ min: 1, max: 2 })
  fc.assert(
    fc.property(weight, weight, fc.integer({ min: 1, max: 9 }), fc.constantFrom([1], [1, 3]), (a, b, pay, ladder) => {
      const model: TumbleModel = { ...small, weights: [0, 0, a, b], ladder, pays: small.pays.with(2, [pay, pay + 4]) }
      expect(tumble.brokenRules(model)).toEqual([])
      const played = returnByPlaying(tumble, model)
      expect(tumbleProof.byReason(model, 'spin')).toEqual(played)
      expect(tumbleProof.byCounting(model, 'spin')).toEqual(played)
    }),
    { numRuns: 12 },
  )
})

test('[TB5] [TB6] volatility and largest win of a game that can be computed by hand', () => {
  // One kind alone: four of it every time, 30 and then twice 30.
  const { volatility, largestRoundWin, hitRate } = tumbleProof.facts({ ...small, weights: [0, 0, 1, 0] })
  expect(volatility).toBeCloseTo(0, 5)
  expect(largestRoundWin).toEqual({ numerator: 30n, denominator: 1n })
  expect(hitRate).toEqual({ numerator: 1n, denominator: 1n })
})

test('[TB5] a coin more, and one weight more, change the return, in both proofs alike', () => {
  const exact = tumbleProof.byCounting(small, 'spin')
  for (const mutant of [
    { ...small, pays: small.pays.with(2, [8, 30]) },
    { ...small, weights: [0, 0, 2, 1] },
  ]) {
    expect(tumbleProof.byCounting(mutant, 'spin')).not.toEqual(exact)
    expect(tumbleProof.byReason(mutant, 'spin')).toEqual(tumbleProof.byCounting(mutant, 'spin'))
  }
})

test.each([
  ['wilds', { weights: [1, 0, 1, 1], pays: small.pays.with(0, [1, 1]) }],
  ['a symbol that pays nothing', { pays: small.pays.with(2, [0, 30]) }],
  ['sizes that fall', { sizes: [4, 3] }],
  ['no ladder', { ladder: [] }],
  ['no end', { deepest: 0 }],
])('[TB1] %s breaks a rule', (_, change) => {
  expect(tumble.brokenRules({ ...small, ...change })).toHaveLength(1)
})

test('[TB7] solving again gives the stored model', () => {
  const [seed = 0] = tumblePays.low[0] ?? []
  const rng = openStream({ serverSeed: 'tumble', clientSeed: 'low', nonce: seed })
  expect(solveTumble('low', `TUMBLE_LOW_${seed}`, rng)).toEqual(tumble5x4.modelOf('low', 0))
})
