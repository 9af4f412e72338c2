import { rational } from '@ronda/core'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { limboChances, limboResult, TARGET_MAX, TARGET_MIN } from '../../arcade/limbo/limbo.ts'
import { script } from '../../testing/script.ts'
import { sharedFacts } from '../facts.ts'
import { crash } from './crash.ts'
import { CRASH_MAX, CRASH_MIN, msOf, multipleAt } from './curve.ts'

/** The number of possible draws: for each the multiple is known. */
const NUMBERS = 10n ** 12n
const anyMultiple = fc.integer({ min: CRASH_MIN, max: CRASH_MAX })
/** Most rounds burst low, so low multiples are tested most. */
const anyBust = fc.oneof(fc.integer({ min: 99, max: 400 }), fc.integer({ min: 99, max: CRASH_MAX }))
const anyMs = fc.oneof(fc.nat(30_000), fc.nat(160_000))
/** Below it a millisecond is less than a hundredth, so that the curve has every multiple. */
const EVERY_MAX = 16_000

describe('[SR8] the curve', () => {
  test.each([
    // milliseconds, multiple
    [0, 100],
    [165, 100],
    [166, 101],
    [11_552, 199],
    [11_553, 200],
    [38_377, 999],
    [38_378, 1_000],
    [100_000, 40_335],
    [153_510, 999_983],
    [153_511, 1_000_000],
    [1_000_000, 1_000_000],
    [-5, 100],
    [11_553.9, 200],
  ])('at %d ms is %d', (ms, multiple) => {
    expect(multipleAt(ms)).toBe(multiple)
  })

  test('is 1.00006 to the power of its milliseconds, cut to hundredths', () => {
    for (const ms of [1, 1_000, 11_553, 38_377, 40_000])
      expect(multipleAt(ms)).toBe(Number((100n * 100_006n ** BigInt(ms)) / 100_000n ** BigInt(ms)))
  })

  test('never falls, and the time of a multiple is the first at which it is reached', () => {
    for (let ms = 1, before = CRASH_MIN; ms <= msOf(CRASH_MAX); ms += 1) {
      const here = multipleAt(ms)
      if (here < before) throw new Error(`it falls at ${ms}`)
      before = here
    }
    fc.assert(
      fc.property(anyMultiple, (multiple) => {
        const ms = msOf(multiple)
        expect(multipleAt(ms)).toBeGreaterThanOrEqual(multiple)
        if (ms > 0) expect(multipleAt(ms - 1)).toBeLessThan(multiple)
        if (multiple <= EVERY_MAX) expect(multipleAt(ms)).toBe(multiple)
      }),
    )
  })
})

describe('[SR7] crash', () => {
  test.each([
    // first and second draw, bust
    [494_999, 999_999, 200],
    [495_000, 0, 199],
    [980_197, 0, 101],
    [999_999, 999_999, 99],
    [0, 0, 1_000_000],
  ])('with %d and %d drawn it bursts after %d', (first, second, bust) => {
    expect(crash.draw(script(first, second), 1)).toEqual({ bust })
  })

  test.each([
    // amount, target, left at, bust, paid in ten-thousandths
    [1, 200, undefined, 200, 1 * 20_000],
    [1, 200, undefined, 199, 0],
    [7, 150, undefined, 10_000, 7 * 15_000],
    [3, undefined, 11_553, 200, 3 * 20_000],
    [3, undefined, 11_553, 199, 0],
    [2, 150, 11_553, 199, 2 * 15_000],
    [2, 250, 11_553, 300, 2 * 20_000],
    [1, undefined, 0, 100, 1 * 10_000],
    [1, undefined, 0, 99, 0],
    [5, undefined, undefined, 999_999, 0],
    [20_000, undefined, undefined, 1_000_000, 20_000 * 100_000_000],
  ])(
    '%d units with target %s, left at %s, are paid by a bust after %d with %d',
    (amount, target, leftMs, bust, paid) => {
      const bet = target === undefined ? { amount } : { amount, target }
      expect(crash.paid(bet, { bust }, leftMs)).toBe(paid)
      expect(crash.costOf(bet)).toBe(amount * 10_000)
    },
  )

  // A bet that leaves at a multiple is paid by exactly the numbers that reach it; the result falls as the number rises,
  // so that the last number that reaches it determines how many do.
  test('[SR4] returns what the facts say wherever one leaves: 99 % to a hundred-millionth for every multiple', () => {
    let [least, most, wrong] = [Number.POSITIVE_INFINITY, 0, 0]
    for (let exit = CRASH_MIN; exit <= CRASH_MAX; exit += 1) {
      const chances = limboChances(exit)
      if (limboResult(chances - 1) < exit || limboResult(chances) >= exit) wrong += 1
      least = Math.min(least, exit * chances)
      most = Math.max(most, exit * chances)
    }
    expect(wrong).toBe(0)
    const asReturn = (returned: number) => rational(BigInt(returned), 100n * NUMBERS)
    const { returnMin, returnMax, largestWin } = sharedFacts.crash
    expect([asReturn(least), asReturn(most)]).toEqual([returnMin, returnMax])
    expect(returnMax).toEqual(rational(99n, 100n))
    expect(largestWin).toBe(crash.paid({ amount: 1 }, { bust: CRASH_MAX }, undefined))
    expect([CRASH_MAX, CRASH_MIN + 1]).toEqual([TARGET_MAX, TARGET_MIN])
  })

  test.each([
    // target, left at, exit
    [200, undefined, { atMs: 11_553, multiple: 200 }],
    [200, 166, { atMs: 166, multiple: 101 }],
    [150, 11_553, { atMs: 6_758, multiple: 150 }],
    [undefined, 11_553, { atMs: 11_553, multiple: 200 }],
    [undefined, undefined, { atMs: 153_511, multiple: CRASH_MAX }],
  ])('leaves with target %s, left at %s, at %o', (target, leftMs, exit) => {
    expect(crash.exitOf?.(target === undefined ? { amount: 1 } : { amount: 1, target }, leftMs)).toEqual(exit)
  })

  test('pays more the later one leaves, until it bursts, and nothing from then on', () => {
    fc.assert(
      fc.property(anyBust, anyMs, anyMs, (bust, one, other) => {
        const [early, late] = [Math.min(one, other), Math.max(one, other)]
        const paid = (leftMs: number) => crash.paid({ amount: 1 }, { bust }, leftMs)
        const endsMs = crash.showMs({ bust })
        if (late < endsMs) expect(paid(late)).toBeGreaterThanOrEqual(paid(early))
        if (early < endsMs) expect(paid(early)).toBeGreaterThanOrEqual(10_000)
        if (bust < CRASH_MAX) expect(paid(endsMs + early)).toBe(0)
      }),
    )
  })

  test('pays a target as if the player had left at that moment', () => {
    fc.assert(
      fc.property(anyBust, fc.integer({ min: TARGET_MIN, max: EVERY_MAX }), (bust, target) => {
        const leaving = crash.paid({ amount: 1 }, { bust }, msOf(target))
        expect(crash.paid({ amount: 1, target }, { bust }, undefined)).toBe(leaving)
        expect(leaving > 0).toBe(msOf(target) < crash.showMs({ bust }))
      }),
    )
  })

  test('does not burst before every target that it reaches, and bursts before the next', () => {
    fc.assert(
      fc.property(anyBust, (bust) => {
        const endsMs = crash.showMs({ bust })
        if (endsMs > 0) expect(multipleAt(endsMs - 1)).toBeLessThanOrEqual(bust)
        expect(multipleAt(endsMs)).toBeGreaterThan(bust === CRASH_MAX ? bust - 1 : bust)
      }),
    )
    expect([crash.showMs({ bust: 99 }), crash.showMs({ bust: 100 })]).toEqual([0, 166])
  })

  test('parses bets and refuses anything else', () => {
    expect(crash.readBet({ amount: 1, more: 2 })).toEqual({ amount: 1 })
    expect(crash.readBet({ amount: 20_000, target: 101 })).toEqual({ amount: 20_000, target: 101 })
    const wrong = [{}, { amount: 0 }, { amount: 20_001 }, { amount: 1.5 }, { amount: '1' }, null, 'bet', [1]]
    for (const value of wrong) expect(crash.readBet(value)).toBeUndefined()
    for (const target of [100, 1_000_001, 150.5, '200', null])
      expect(crash.readBet({ amount: 1, target })).toBeUndefined()
  })
})
