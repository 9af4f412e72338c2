import { openStream } from '@ronda/fair'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { collectCoins } from '../families/collect.ts'
import { expectLargest, returnByPlaying } from '../testing/everyRound.ts'
import { script } from '../../testing/script.ts'
import { collect } from './collect.ts'
import type { CollectModel } from './model.ts'
import { collectProof } from './proof.ts'
import { solveCollect } from './recipes.ts'
import { collectStrips } from './strips.ts'

/** Three reels of two rows; symbol 2 pays for a run of three, and 3 is the collector. */
const small: CollectModel = {
  id: 'SMALL',
  mechanic: 'collect',
  symbols: ['wild', 'coin', 'bell', 'collector'],
  cost: 2,
  rows: 2,
  strips: [
    [2, 1, 1],
    [2, 1, 0],
    [2, 3, 3],
  ],
  pays: [
    [0, 0, 0, 0],
    [0, 0, 0, 0],
    [0, 0, 0, 7],
    [0, 0, 0, 0],
  ],
  lines: [
    [0, 0, 0],
    [1, 1, 1],
  ],
  prizes: [
    { coins: 3, weight: 2 },
    { coins: 10, weight: 1, name: 'mini' },
  ],
  collector: 3,
}

describe('[CC2] coins', () => {
  test.each([
    ['one collector takes both coins, on top of a line of bells', [0, 0, 0, 0, 2], 7 + 3 + 10],
    ['two collectors take them twice', [1, 0, 1, 0, 0, 2], 2 * (3 + 3 + 10)],
    ['one coin, under it a line of bells', [2, 2, 2, 2], 7 + 10],
  ])('%s', (_, draws, coins) => {
    expect(collect.play(small, 'spin', script(...draws)).coins).toBe(coins)
  })

  test('without a collector nothing is drawn for them, and nothing paid', () => {
    const model = {
      ...small,
      strips: [
        [1, 1, 2],
        [1, 1, 2],
        [2, 2, 2, 3],
      ],
    }
    expect(collect.play(model, 'spin', script(0, 0, 0)).coins).toBe(0)
  })
})

const anyStrip = (...symbols: number[]) => fc.array(fc.constantFrom(...symbols), { minLength: 3, maxLength: 3 })

test('[CC3] on any small model both proofs give the mean over every round, played one by one', () => {
  fc.assert(
    fc.property(
      anyStrip(1, 2, 2),
      anyStrip(0, 1, 2),
      anyStrip(2, 3),
      fc.nat(9),
      fc.boolean(),
      (a, b, c, pay, isWays) => {
        const { lines, ...rules } = small
        const pays = small.pays.with(2, [0, 0, 1, pay])
        const model: CollectModel = { ...rules, ...(isWays ? {} : { lines: lines ?? [] }), strips: [a, b, c], pays }
        expect(collect.brokenRules(model)).toEqual([])
        const played = returnByPlaying(collect, model)
        expect(collectProof.byReason(model, 'spin')).toEqual(played)
        expect(collectProof.byCounting(model, 'spin')).toEqual(played)
      },
    ),
    { numRuns: 30 },
  )
})

test('[CC1] coins beside collectors, and prizes of nothing, break a rule each', () => {
  expect(collect.brokenRules({ ...small, strips: [...small.strips.slice(0, 2), [2, 3, 1]] })).toHaveLength(1)
  expect(collect.brokenRules({ ...small, strips: [[2, 3, 1], ...small.strips.slice(1)] })).toHaveLength(1)
  expect(collect.brokenRules({ ...small, prizes: [{ coins: 0, weight: 1 }] })).toHaveLength(1)
})

test('[CC3] one coin more on one strip changes the return, in both proofs alike', () => {
  const model = collectCoins.modelOf('medium', 1) as CollectModel
  const mutant = { ...model, strips: [[...(model.strips[0] ?? []), 1], ...model.strips.slice(1)] }
  expect(collectProof.byReason(mutant, 'spin')).toEqual(collectProof.byCounting(mutant, 'spin'))
  expect(collectProof.byReason(mutant, 'spin')).not.toEqual(collectProof.byReason(model, 'spin'))
})

test('[CC4] solving again gives the stored strips', () => {
  const [seed = 0] = collectStrips.high[0] ?? []
  const rng = openStream({ serverSeed: 'collect', clientSeed: 'lines high', nonce: seed })
  expect(solveCollect('high', `COLLECT_HIGH_${seed}`, rng)).toEqual(collectCoins.modelOf('high', 0))
})

test('[HW10] the largest win is that of the best round, with its rate, and no round exceeds the limit', () => {
  expectLargest(collect, collectProof, small)
})
