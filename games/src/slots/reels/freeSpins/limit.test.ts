import { rational, toNumber } from '@ronda/core'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { families } from '../../families/families.ts'
import { PROFILES } from '../../families/family.ts'
import { lines } from '../../lines/lines.ts'
import { mechanicOf } from '../../mechanics.ts'
import { mostOfRounds, returnByPlaying } from '../../testing/everyRound.ts'
import { small } from '../testing/small.ts'
import { feriaDeLuz } from '../../titles/feriaDeLuz.ts'
import { meanSpinsBackward, meanSpinsForward, type Awards } from './meanSpins.ts'
import { freeSpinsProof } from './proof.ts'

test.each([1, 2, 3, 4])(
  '[SL5] [SL10] with a limit of %d both proofs give the mean over every round',
  (freeSpinsMax) => {
    const model = { ...small, freeSpinsMax: Math.max(2, freeSpinsMax) }
    const played = returnByPlaying(lines, model)
    expect(freeSpinsProof.byReason(model, 'spin')).toEqual(played)
    expect(freeSpinsProof.byCounting(model, 'spin')).toEqual(played)
    expect(freeSpinsProof.facts(model).exactReturn).toEqual(played)
  },
)

test('[SL11] the largest round win is that of the best round, and no round wins more', () => {
  // Three scatters pay 2 and award two free spins, or a line pays 5: the best round ends with a line.
  const { largestRoundWin } = freeSpinsProof.facts(small)
  expect(largestRoundWin).toEqual(rational(BigInt(mostOfRounds(lines, small)), BigInt(small.cost)))
})

test('[SL5] both ways to count free spins agree, whatever is awarded', () => {
  const awards = fc
    .array(fc.tuple(fc.nat(6), fc.integer({ min: 1, max: 9 })), { minLength: 1, maxLength: 4 })
    .map((pairs): Awards => new Map(pairs.map(([spins, cases]) => [spins, BigInt(cases)])))
  fc.assert(
    fc.property(awards, awards, fc.integer({ min: 1, max: 30 }), (first, again, limit) => {
      const mean = meanSpinsBackward(first, again, limit)
      expect(meanSpinsForward(first, again, limit)).toEqual(mean)
      expect(toNumber(mean)).toBeLessThanOrEqual(limit)
    }),
  )
})

test.each<readonly [string, Awards, Awards, number, ReturnType<typeof rational>]>([
  ['never any', new Map([[0, 1n]]), new Map([[0, 1n]]), 5, rational(0n)],
  ['always four, and none again', new Map([[4, 1n]]), new Map([[0, 1n]]), 9, rational(4n)],
  ['cut at once', new Map([[4, 1n]]), new Map([[4, 1n]]), 3, rational(3n)],
  ['one always awards another: up to the limit', new Map([[1, 1n]]), new Map([[1, 1n]]), 7, rational(7n)],
  // One, or two when the first awards another, and then three when the second does: 1 + 1/2 + 1/4.
  ['one awards another every second time', new Map([[1, 1n]]), new Map([[0, 1n], [1, 1n]]), 3, rational(7n, 4n)], // oxfmt-ignore
])('[SL5] mean number of free spins: %s', (_, first, again, limit, mean) => {
  expect(meanSpinsBackward(first, again, limit)).toEqual(mean)
  expect(meanSpinsForward(first, again, limit)).toEqual(mean)
})

const limited = families.flatMap((family) =>
  PROFILES.flatMap((profile) => {
    const model = family.modelOf(profile, 7)
    return 'freeSpinsMax' in model ? [[`${family.id} ${profile}`, model] as const] : []
  }),
)

/** Stops that show a scatter on every reel that has one. */
function alwaysScatters(strips: readonly (readonly number[])[]): readonly number[] {
  return strips.map((strip) => Math.max(0, strip.indexOf(1)))
}

describe('[SL5] a round in which every spin shows all scatters', () => {
  const forced = limited.flatMap(([name, model]) => (model.mechanic === 'towers' ? [] : [[name, model] as const]))
  const playForced = (model: (typeof forced)[number][1], spinsMax = 1_000): readonly number[] => {
    if (!('freeStrips' in model)) throw new Error('free spins have strips')
    const script = [...alwaysScatters(model.baseStrips)]
    if (model.mechanic === 'special') script.push(0)
    let at = 0
    const { spins } = mechanicOf(model).play(model, 'spin', () => {
      if (at > spinsMax * model.freeStrips.length) throw new Error('the round goes on')
      if (at === script.length) script.push(...alwaysScatters(model.freeStrips))
      return script[at++] ?? 0
    })
    return spins.filter(({ free }) => free).map(({ coins }) => coins)
  }

  test.each(forced)('ends after the limit of %s', (_, model) => {
    expect(playForced(model)).toHaveLength(model.freeSpinsMax ?? 0)
  })

  test('goes on where the model has no limit, as rounds did before there was one', () => {
    const { freeSpinsMax: _, winMax: __, ...before } = feriaDeLuz
    expect(() => playForced(before)).toThrow('the round goes on')
  })
})

test.each([
  ['no limit', {}],
  ['a limit below what one spin awards', { freeSpinsMax: 9 }],
  ['a limit that is too high to be proven', { freeSpinsMax: 101 }],
  ['half a spin', { freeSpinsMax: 20.5 }],
])('[SL9] %s breaks a rule', (_, change) => {
  const { freeSpinsMax: __, ...before } = feriaDeLuz
  expect(lines.brokenRules({ ...before, ...change })).toHaveLength(1)
})
