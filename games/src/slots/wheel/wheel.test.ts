import { openStream } from '@ronda/fair'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { wheelBonus } from '../families/wheel.ts'
import { expectLargest, returnByPlaying } from '../testing/everyRound.ts'
import { script } from '../../testing/script.ts'
import type { WheelModel } from './model.ts'
import { wheelProof } from './proof.ts'
import { solveWheel } from './recipes.ts'
import { wheelStrips } from './strips.ts'
import { wheel } from './wheel.ts'

/** Two reels of two rows; two scatters open the wheel. */
const small: WheelModel = {
  id: 'SMALL',
  mechanic: 'wheel',
  symbols: ['wild', 'scatter', 'bell'],
  cost: 2,
  rows: 2,
  strips: [
    [2, 1, 2],
    [0, 1, 2],
  ],
  freeStrips: [
    [2, 2, 2],
    [2, 0, 1],
  ],
  pays: [
    [0, 0, 0],
    [0, 0, 0],
    [0, 0, 5],
  ],
  lines: [
    [0, 0],
    [1, 1],
  ],
  wheel: {
    from: 2,
    opens: 4,
    slices: [
      { weight: 3, slice: { coins: 20 } },
      { weight: 2, slice: { times: 3 } },
      { weight: 1, slice: { spins: 2 } },
    ],
  },
}

describe('[WH1] [WH2] the wheel', () => {
  // Stops 0 and 0 show bell, scatter · wild, scatter: the upper line pays 5, and the wheel opens.
  test.each([
    ['coins', [0, 0, 2], 5 + 4 + 20],
    ['free spins: two lines, then one', [0, 0, 5, 0, 0, 0, 1], 5 + 4 + (5 + 5) + 5],
    ['a number, then coins', [0, 0, 3, 2], 5 + 4 + 3 * 20],
    ['a number, then free spins', [0, 0, 4, 3, 0, 0, 0, 1], 5 + 4 + 3 * (5 + 5 + 5)],
    ['one scatter does not open the wheel', [1, 2], 5],
  ])('%s', (_, draws, coins) => {
    expect(wheel.play(small, 'spin', script(...draws)).coins).toBe(coins)
  })

  test('is described: the multiplier comes between two turns, and free spins follow', () => {
    const { spins } = wheel.play(small, 'spin', script(0, 0, 4, 3, 0, 0, 0, 1))
    expect(spins.map(({ free, steps }) => [free, steps.map(({ type }) => type).join(' ')])).toEqual([
      [false, 'stop pay wheel times wheel award'],
      [true, 'stop pay'],
      [true, 'stop pay'],
    ])
  })
})

const anyStrip = (...symbols: number[]) => fc.array(fc.constantFrom(...symbols), { minLength: 3, maxLength: 3 })

test('[WH3] on any small model both proofs give the mean over every round, played one by one', () => {
  fc.assert(
    fc.property(
      anyStrip(1, 2),
      anyStrip(0, 1, 2),
      anyStrip(0, 1, 2),
      fc.nat(9),
      fc.boolean(),
      (a, b, free, pay, isWays) => {
        const { lines, ...rules } = small
        const pays = small.pays.with(2, [0, 0, pay])
        const boards = { strips: [a, b], freeStrips: [a, free] }
        const model: WheelModel = { ...rules, ...(isWays ? {} : { lines: lines ?? [] }), ...boards, pays }
        expect(wheel.brokenRules(model)).toEqual([])
        const played = returnByPlaying(wheel, model)
        expect(wheelProof.byReason(model, 'spin')).toEqual(played)
        expect(wheelProof.byCounting(model, 'spin')).toEqual(played)
      },
    ),
    { numRuns: 30 },
  )
})

test.each([
  ['a wheel of numbers only', { slices: [{ weight: 1, slice: { times: 2 } }] as const }],
  ['a slice of zero', { slices: [{ weight: 1, slice: { coins: 0 } }] as const }],
  ['scatters that pay nothing', { opens: 0 }],
])('[WH1] %s breaks a rule', (_, change) => {
  expect(wheel.brokenRules({ ...small, wheel: { ...small.wheel, ...change } })).toHaveLength(1)
})

test('[WH3] a slice that weighs one more changes the return, in both proofs alike', () => {
  const model = wheelBonus.modelOf('medium', 1) as WheelModel
  const [first, ...rest] = model.wheel.slices
  const mutant: WheelModel = {
    ...model,
    wheel: { ...model.wheel, slices: [{ ...first, weight: first.weight + 1 }, ...rest] },
  }
  expect(wheelProof.byReason(mutant, 'spin')).toEqual(wheelProof.byCounting(mutant, 'spin'))
  expect(wheelProof.byReason(mutant, 'spin')).not.toEqual(wheelProof.byReason(model, 'spin'))
})

test('[WH4] solving again gives the stored strips', () => {
  const [seed = 0] = wheelStrips.high[0] ?? []
  const rng = openStream({ serverSeed: 'wheel', clientSeed: 'lines high', nonce: seed })
  expect(solveWheel('high', `WHEEL_HIGH_${seed}`, rng)).toEqual(wheelBonus.modelOf('high', 0))
})

test('[WH5] the largest win is that of the best round, with its rate, and no round exceeds the limit', () => {
  expectLargest(wheel, wheelProof, small)
})
