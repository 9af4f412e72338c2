import { minus, toNumber } from '@ronda/core'
import { openStream } from '@ronda/fair'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { makeStrips } from '../board/solve.ts'
import { holdLines } from '../families/hold.ts'
import { expectLargest, returnByPlaying } from '../testing/everyRound.ts'
import { script } from '../../testing/script.ts'
import { hold } from './hold.ts'
import { COIN, type HoldModel } from './model.ts'
import { holdProof } from './proof.ts'
import { holdRecipe } from './recipes.ts'
import { solveHold } from './solve.ts'
import { holdStrips } from './strips.ts'

/** Two reels of two rows; symbol 2 pays for a run of two. */
const small: HoldModel = {
  id: 'SMALL',
  mechanic: 'hold',
  symbols: ['wild', 'coin', 'bell', 'plum'],
  cost: 2,
  rows: 2,
  strips: [
    [2, 1, 3],
    [2, 1, 0, 3],
  ],
  pays: [
    [0, 0, 0],
    [0, 0, 0],
    [0, 0, 7],
    [0, 0, 2],
  ],
  lines: [
    [0, 0],
    [1, 1],
    [0, 1],
  ],
  hold: {
    from: 2,
    tries: 2,
    catches: 1,
    of: 3,
    prizes: [
      { coins: 3, weight: 2 },
      { coins: 10, weight: 1, name: 'mini' },
    ],
    full: 50,
  },
}

describe('[HW1] [HW2] a spin', () => {
  test.each([
    ['three lines of bells and wilds', [0, 1], 'bell coin · coin wild', 7],
    ['two lines of bells', [2, 0], 'plum bell · bell coin', 0],
    ['a wild stands for a plum', [1, 2], 'coin plum · wild plum', 2],
  ])('%s', (_, stops, shown, coins) => {
    const model = { ...small, hold: { ...small.hold, from: 3 } }
    const round = hold.play(model, 'spin', script(...stops))
    const [stop] = round.spins[0]?.steps ?? []
    const names = stop?.type === 'stop' ? stop.grid.map((column) => column.map((s) => small.symbols[s]).join(' ')) : []
    expect(names.join(' · ')).toBe(shown)
    expect(round.coins).toBe(coins)
  })
})

describe('[HW3] [HW4] [HW5] [HW6] the feature', () => {
  // Stops 0 and 0 show bell, coin · bell, coin: two coins, and the line on top pays 7.
  const OPENS = [0, 0]
  test.each([
    ['no coin more: two tries', [0, 1, 2, 1, 1, 1], 7 + 3 + 3],
    ['a coin in the last try renews the tries', [0, 2, 1, 1, 1, 0, 2, 1, 1], 7 + 3 + 10 + 10],
    ['a full grid pays on top', [0, 0, 0, 0, 0, 0], 7 + 4 * 3 + 50],
    ['full one after the other', [0, 0, 0, 2, 1, 0, 2], 7 + 3 + 3 + 10 + 10 + 50],
  ])('%s', (_, draws, coins) => {
    expect(hold.play(small, 'spin', script(...OPENS, ...draws)).coins).toBe(coins)
  })

  test('is described as coins that stay', () => {
    const { spins } = hold.play(small, 'spin', script(...OPENS, 0, 2, 1, 1, 1, 0, 2, 1, 1))
    expect(spins[0]?.steps.slice(2).map((step) => ('left' in step ? [step.prizes.length, step.left] : step))).toEqual([
      [2, 2],
      [2, 1],
      [3, 2],
      [3, 1],
      [3, 0],
      {
        type: 'collect',
        full: false,
        coins: 23,
        prizes: [
          { cell: [0, 1], coins: 3 },
          { cell: [1, 1], coins: 10, name: 'mini' },
          { cell: [1, 0], coins: 10, name: 'mini' },
        ],
      },
    ])
  })
})

const anySmall = fc
  .record({
    strips: fc.tuple(...[0, 1].map(() => fc.array(fc.integer({ min: 1, max: 3 }), { minLength: 3, maxLength: 3 }))),
    wild: fc.boolean(),
    ways: fc.boolean(),
    from: fc.integer({ min: 2, max: 3 }),
    tries: fc.integer({ min: 1, max: 2 }),
    pays: fc.tuple(fc.nat(9), fc.nat(9)),
    worth: fc.integer({ min: 1, max: 9 }),
  })
  .map(({ strips, wild, ways, from, tries, pays, worth }): HoldModel => {
    const { lines, ...rules } = small
    const [first = [], second = []] = strips
    return {
      ...rules,
      ...(ways ? {} : { lines: lines ?? [] }),
      strips: [first, wild ? [...second, 0] : second],
      pays: [...small.pays.slice(0, 2), [0, 0, pays[0]], [0, 0, pays[1]]],
      hold: {
        ...small.hold,
        from,
        tries,
        of: 2,
        prizes: [
          { coins: worth, weight: 1 },
          { coins: 1, weight: 1 },
        ],
      },
    }
  })

test('[HW8] on any small model both proofs give the mean over every round, played one by one', () => {
  fc.assert(
    fc.property(anySmall, (model) => {
      expect(hold.brokenRules(model)).toEqual([])
      const played = returnByPlaying(hold, model)
      expect(holdProof.byReason(model, 'spin')).toEqual(played)
      expect(holdProof.byCounting(model, 'spin')).toEqual(played)
    }),
    { numRuns: 25 },
  )
})

test.each([
  ['a coin that is likelier by one in a hundred', (m: HoldModel) => ({ ...m, hold: { ...m.hold, catches: 6 } })],
  ['one try more', (m: HoldModel) => ({ ...m, hold: { ...m.hold, tries: 4 } })],
  ['a full grid that pays one coin more', (m: HoldModel) => ({ ...m, hold: { ...m.hold, full: m.hold.full + 1 } })],
  [
    'one cell of one strip',
    (m: HoldModel) => ({ ...m, strips: [(m.strips[0] ?? []).with(0, COIN), ...m.strips.slice(1)] }),
  ],
])('[HW8] %s changes the return, in both proofs alike', (_, mutate) => {
  const model = holdLines.modelOf('low', 0) as HoldModel
  const mutant = mutate(model)
  expect(holdProof.byReason(mutant, 'spin')).toEqual(holdProof.byCounting(mutant, 'spin'))
  expect(holdProof.byReason(mutant, 'spin')).not.toEqual(holdProof.byReason(model, 'spin'))
})

test('[HW9] solving again gives the stored strips, and the target return', () => {
  const profile = 'medium'
  const [seed = 0, strips] = holdStrips.lines[profile][0] ?? []
  const recipe = holdRecipe('lines', profile)
  const rng = openStream({ serverSeed: 'hold', clientSeed: `lines ${profile}`, nonce: seed })
  const model = solveHold(recipe, 'AGAIN', rng)
  expect(makeStrips(model.strips)).toBe(strips)
  const excess = toNumber(minus(holdProof.byReason(model, 'spin'), recipe.target))
  expect(excess).toBeGreaterThanOrEqual(0)
  expect(excess).toBeLessThan(1e-5)
})

test.each([
  ['no coins needed', { from: 0 }],
  ['all cells needed', { from: 4 }],
  ['no tries', { tries: 0 }],
  ['a coin that always comes', { catches: 3 }],
  ['a prize of zero', { prizes: [{ coins: 0, weight: 1 }] as const }],
  ['a full grid that pays nothing', { full: 0 }],
])('[HW7] %s breaks one rule', (_, change) => {
  expect(hold.brokenRules({ ...small, hold: { ...small.hold, ...change } })).toHaveLength(1)
})

test('[HW7] wilds on the first reel break a rule', () => {
  expect(hold.brokenRules({ ...small, strips: [[2, 0, 3], small.strips[1] ?? []] })).toEqual([
    'no wild lies on the first reel',
  ])
})

test('[HW10] the largest win is that of the best round, with its rate, and no round exceeds the limit', () => {
  expectLargest(hold, holdProof, small)
})
