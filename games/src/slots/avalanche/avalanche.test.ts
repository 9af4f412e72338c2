import { openStream } from '@ronda/fair'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { avalancheLines } from '../families/avalanche.ts'
import { countSteps, returnByPlaying, shareByPlaying } from '../testing/everyRound.ts'
import { avalanche, fallFrom } from './avalanche.ts'
import type { AvalancheModel } from './model.ts'
import { avalancheProof } from './proof.ts'
import { solveAvalanche } from './recipes.ts'
import { avalancheStrips } from './strips.ts'

/** Two reels of two rows. Above bell and plum on the first reel lie plum and bell, and so on around. */
const small: AvalancheModel = {
  id: 'SMALL',
  mechanic: 'avalanche',
  symbols: ['wild', 'scatter', 'bell', 'plum', 'fig'],
  cost: 1,
  rows: 2,
  strips: [
    [2, 3, 4, 3],
    [2, 4, 0, 3],
  ],
  pays: [
    [0, 0, 0],
    [0, 0, 0],
    [0, 0, 7],
    [0, 0, 5],
    [0, 0, 3],
  ],
  lines: [
    [0, 0],
    [1, 1],
  ],
  ladder: [1, 2, 4],
  deepest: 5,
}

describe('[AV1] [AV2] [AV3] an avalanche', () => {
  test.each([
    // bell plum · bell fig: bells pay; then plum plum · plum fig: plums pay twice; then fig plum · wild fig: figs, ×4.
    ['falls from its own strips', {}, [0, 0], 7 + 2 * 5 + 4 * 3],
    ['ends where nothing wins', {}, [1, 0], 3],
    ['ends at its deepest', { deepest: 1 }, [0, 0], 7 + 2 * 5],
    ['goes on with the last step of its ladder', { ladder: [3] }, [0, 0], 3 * (7 + 5 + 3)],
  ])('%s', (_, change, stops, coins) => {
    expect(fallFrom({ ...small, ...change }, stops).coins).toBe(coins)
  })

  test('is described fall by fall', () => {
    expect(
      fallFrom(small, [0, 0])
        .steps.map((step) => ('grid' in step ? step.grid : step.type))
        .slice(0, 6),
    ).toEqual([
      [
        [2, 3],
        [2, 4],
      ],
      'pay',
      [
        [3, 3],
        [3, 4],
      ],
      'times',
      'pay',
      [
        [4, 3],
        [0, 4],
      ],
    ])
  })
})

test('[AV4] on any small model both proofs give the mean over every round, played one by one', () => {
  const strip = (lowest: number) => fc.array(fc.integer({ min: lowest, max: 4 }), { minLength: 3, maxLength: 5 })
  fc.assert(
    fc.property(
      strip(1),
      strip(0),
      strip(0),
      fc.boolean(),
      fc.integer({ min: 1, max: 6 }),
      (a, b, c, isWays, deepest) => {
        const { lines, ...rules } = small
        const board = { strips: [a, b, c], pays: small.pays.map((pays) => [...pays, (pays[2] ?? 0) * 3]) }
        const model: AvalancheModel = {
          ...rules,
          ...board,
          deepest,
          ...(isWays ? {} : { lines: (lines ?? []).map((rows) => [...rows, 1]) }),
        }
        expect(avalanche.brokenRules(model)).toEqual([])
        const played = returnByPlaying(avalanche, model)
        expect(avalancheProof.byReason(model, 'spin')).toEqual(played)
        expect(avalancheProof.byCounting(model, 'spin')).toEqual(played)
      },
    ),
    { numRuns: 60 },
  )
})

test('[AV4] another ladder, and one cell of one strip, change the return', () => {
  const model = avalancheLines.modelOf('low', 1) as AvalancheModel
  const exact = avalancheProof.byCounting(model, 'spin')
  expect(avalancheProof.byCounting({ ...model, ladder: [1, 2, 3, 5] }, 'spin')).not.toEqual(exact)
  const [first = [], ...rest] = model.strips
  const mutant = { ...model, strips: [first.with(0, first[0] === 2 ? 3 : 2), ...rest] }
  expect(avalancheProof.byCounting(mutant, 'spin')).not.toEqual(exact)
})

test.each([
  ['no ladder', { ladder: [] }],
  ['a step of zero', { ladder: [1, 0] }],
  ['no end', { deepest: Number.POSITIVE_INFINITY }],
])('[AV3] %s breaks a rule', (_, change) => {
  expect(avalanche.brokenRules({ ...small, ...change })).toHaveLength(1)
})

test('[AV6] solving again gives the stored model', () => {
  const [seed = 0] = avalancheStrips.lines.low[0] ?? []
  const rng = openStream({ serverSeed: 'avalanche', clientSeed: 'lines low', nonce: seed })
  expect(solveAvalanche('lines', 'low', `AVALANCHE_LINES_LOW_${seed}`, rng)).toEqual(avalancheLines.modelOf('low', 0))
})

test('[AV5] the trigger rate is the share of spins that pay at least twice', () => {
  const twice = shareByPlaying(avalanche, small, (round) => countSteps(round, 'pay') >= 2)
  expect(twice.numerator).toBeGreaterThan(0n)
  expect(avalancheProof.facts(small).triggerRate).toEqual(twice)
})
