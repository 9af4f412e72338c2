import { present, rational, toNumber } from '@ronda/core'
import { openStream } from '@ronda/fair'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { PROFILES } from '../families/family.ts'
import { towersWays } from '../families/towers.ts'
import { playRound } from '../round.ts'
import { mostByPlaying, returnByPlaying } from '../testing/everyRound.ts'
import { script } from '../../testing/script.ts'
import { highest, type TowersModel } from './model.ts'
import { towersProof } from './proof.ts'
import { solveTowers } from './recipes.ts'
import { small } from './testing/small.ts'
import { towers } from './towers.ts'
import { towersWeights } from './weights.ts'

describe('[TW1] [TW2] [TW3] a spin', () => {
  // Below 3 for the height (two of three are low), below 3 and 4 for cells: scatter, bell, plum; on the second wild, wild, bell, plum.
  test.each([
    ['one way', [0, 1, 0, 2], 7],
    ['two bells and two that match: four ways', [2, 1, 1, 2, 0, 2], 4 * 7],
    ['a bell and a plum, both with a wild', [2, 1, 2, 0, 0], 7 + 2],
    ['a plum pays alone', [0, 2, 0, 2], 1],
    ['two scatters open a free spin of one way', [2, 0, 0, 0, 2, 0, 0, 0, 1], 3 * 7],
  ])('%s', (_, draws, coins) => {
    expect(towers.play(small, 'spin', script(...draws)).coins).toBe(coins)
  })
})

test('[TW4] on any small model both proofs give the mean over every round, played one by one', () => {
  const weight = fc.integer({ min: 1, max: 2 })
  fc.assert(
    fc.property(
      fc.array(weight, { minLength: 8, maxLength: 8 }),
      fc.nat(5),
      fc.nat(5),
      ([a = 1, b = 1, c = 1, d = 1, e = 1, f = 1, g = 1, h = 1], two, one) => {
        const model: TowersModel = {
          ...small,
          heights: [a, b],
          weights: [
            [0, 1, c, d],
            [e, 0, 1, f],
          ],
          freeWeights: [
            [0, 0, g, 1],
            [1, 0, h, 1],
          ],
          pays: [...small.pays.slice(0, 2), [0, 0, two], [0, one, two + 1]],
        }
        expect(towers.brokenRules(model)).toEqual([])
        const played = returnByPlaying(towers, model)
        expect(towersProof.byReason(model, 'spin')).toEqual(played)
        expect(towersProof.byCounting(model, 'spin')).toEqual(played)
      },
    ),
    { numRuns: 4 },
  )
})

test('[TW5] hit rate, trigger rate and volatility match simulated rounds, within the statistical error', () => {
  const model = towersWays.modelOf('low', 1) as TowersModel
  const { hitRate, triggerRate, volatility, exactReturn } = towersProof.facts(model)
  const rounds = 6_000
  let [hits, opened, sum, squares] = [0, 0, 0, 0]
  for (let nonce = 0; nonce < rounds; nonce++) {
    const round = playRound(model, 'spin', openStream({ serverSeed: 'towers', clientSeed: 'facts', nonce }))
    const won = round.coins / model.cost
    hits += (round.spins[0]?.coins ?? 0) > 0 ? 1 : 0
    opened += round.spins.length > 1 ? 1 : 0
    sum += won
    squares += won * won
  }
  const within = (chance: number): number => 4 * Math.sqrt((chance * (1 - chance)) / rounds)
  expect(Math.abs(hits / rounds - toNumber(hitRate))).toBeLessThan(within(toNumber(hitRate)))
  expect(Math.abs(opened / rounds - toNumber(triggerRate))).toBeLessThan(within(toNumber(triggerRate)))
  expect(Math.abs(sum / rounds - toNumber(exactReturn))).toBeLessThan((4 * volatility) / Math.sqrt(rounds))
  expect(Math.abs(Math.sqrt(squares / rounds - (sum / rounds) ** 2) / volatility - 1)).toBeLessThan(0.25)
})

test('[TW5] the largest win is a free spin of the highest-paying symbol on full reels, and no spin wins more', () => {
  const { largestSpinWin } = towersProof.facts(small)
  expect(toNumber(largestSpinWin) * small.cost).toBe(3 * 2 * 2 * 7)
  expect(mostByPlaying(towers, small)).toBe(3 * 2 * 2 * 7)
})

test.each(PROFILES)('[TW5] the announced largest win of %s is reached once in a thousand million spins', (profile) => {
  const model = towersWays.modelOf(profile, 1) as TowersModel
  const { largestSpinWin, largestSpinRate } = towersProof.facts(model)
  expect(toNumber(present(largestSpinRate, 'a rate'))).toBeGreaterThanOrEqual(1e-9)
  const dearest = Math.max(...model.pays.flat())
  const whole = BigInt(dearest * model.free.times) * BigInt(highest(model)) ** BigInt(model.weights.length)
  expect(toNumber(largestSpinWin)).toBeLessThan(toNumber(rational(whole, BigInt(model.cost))) / 10)
})

test('[TW4] one weight more changes the return, in both proofs alike', () => {
  const model = towersWays.modelOf('medium', 1) as TowersModel
  const [first = [], ...rest] = model.weights
  const mutant = { ...model, weights: [first.with(2, (first[2] ?? 0) + 1), ...rest] }
  expect(towersProof.byReason(mutant, 'spin')).toEqual(towersProof.byCounting(mutant, 'spin'))
  expect(towersProof.byReason(mutant, 'spin')).not.toEqual(towersProof.byReason(model, 'spin'))
})

test.each([
  ['a wild on the first reel', { weights: [[1, 1, 1, 1], small.weights[1] ?? []] }],
  ['a scatter in free spins', { freeWeights: [[0, 1, 1, 1], small.freeWeights[1] ?? []] }],
  ['half a free spin', { free: { ...small.free, spins: 0.5 } }],
  ['no height at all', { heights: [0, 0] }],
])('[TW2] %s breaks a rule', (_, change) => {
  expect(towers.brokenRules({ ...small, ...change })).toHaveLength(1)
})

test('[TW6] solving again gives the stored weights', () => {
  const [seed = 0] = towersWeights.low[0] ?? []
  const rng = openStream({ serverSeed: 'towers', clientSeed: 'low', nonce: seed })
  expect(solveTowers('low', `TOWERS_LOW_${seed}`, rng)).toEqual(towersWays.modelOf('low', 0))
})
