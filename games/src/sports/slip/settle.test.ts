import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { rational, smallestOf } from '@ronda/core'
import type { Grade } from '../grade.ts'
import { anyCase, marksOf, quickRng, settleTwice } from '../testing/cases.ts'
import { naiveLines } from '../testing/naive.ts'
import { largestUnit, largestUnitOn, liabilityOn, mostPaid } from './limit.ts'
import { settleSlip } from './settle.ts'
import { faultOfSlip, linesOf, type Builder, type Mark, type Plain, type Slip } from './slip.ts'
import { nameOf, SYSTEMS, type SystemName } from './systems.ts'

const CENT = 1_000n
/** So many that the cut of a payment is nothing beside it. */
const UNITS = 10n ** 30n
const plain = (price: number, at = 0): Plain => ({
  kind: 'plain',
  fixture: `f${at}`,
  price,
  isBanker: false,
  place: null,
})
const slip = (units: number, prices: readonly number[], sizes: readonly number[] = [prices.length]): Slip => ({
  currency: 'USD',
  unit: BigInt(units) * 100n * CENT,
  sizes,
  isEachWay: false,
  isFree: false,
  selections: prices.map(plain),
})
const marks = (...grades: readonly Grade[]): readonly Mark[] =>
  grades.map((grade) => ({ kind: 'plain', win: grade, place: grade }))
const cents = (atoms: bigint): number => Number(atoms / CENT)
const paid = (each: Slip, ...grades: readonly Grade[]): number => cents(settleSlip(each, marks(...grades)).paid)
const eachWay = (each: Slip, denominator: number): Slip => ({
  ...each,
  isEachWay: true,
  selections: each.selections.map((selection) => ({ ...(selection as Plain), place: { numerator: 1, denominator } })),
})
const seeds = fc.integer({ min: 0, max: 2 ** 31 })

describe('what a slip pays', () => {
  test.each([
    // units, prices, grades, paid in cents
    [100, [1_850], ['win'], 18_500],
    [100, [1_850], [{ void: 'postponed' }], 10_000],
    [100, [1_900], ['push'], 10_000],
    [100, [1_900], ['halfWin'], 14_500],
    [100, [1_900], ['halfLose'], 5_000],
    [100, [1_900], ['lose'], 0],
    [10, [2_000, 1_500, 1_909], ['win', 'win', 'win'], 5_727],
    [10, [2_000, 1_500, 1_909], ['win', { void: 'walkover' }, 'win'], 3_818],
    [10, [2_000, 1_500], [{ void: 'cancelled' }, 'push'], 1_000],
    [10, [2_000, 1_500, 9_000], ['win', 'lose', { void: 'cancelled' }], 0],
    [100, [2_000, 1_900], ['win', 'halfWin'], 29_000],
    [100, [2_000, 1_900], ['win', 'halfLose'], 10_000],
    [50, [2_500], [{ places: 1, tied: 2 }], 6_250],
    [50, [3_000], [{ places: 3, tied: 6 }], 7_500],
    [30, [4_000], [{ places: 1, tied: 3 }], 4_000],
    // Cut once, at the end: 1.234 × 1.234 × 1.234 = 1.879080904.
    [1, [1_234, 1_234, 1_234], ['win', 'win', 'win'], 187],
  ] as const)('[SB5] [SB6] [SB12] %d at %j graded %j pay %d cents', (units, prices, grades, wanted) => {
    expect(paid(slip(units, prices), ...grades)).toBe(wanted)
  })

  test.each([
    [[2], ['win', 'win', 'win'], 3, 3_000 * 2 + 1_500 * 2 + 1_500 * 3],
    [[2], ['win', 'lose', 'win'], 3, 3_000],
    [[2, 3], ['win', 'win', 'win'], 4, 13_500 + 9_000],
    [[1, 2, 3], ['win', 'lose', 'lose'], 7, 2_000],
  ] as const)('[SB9] sizes %j of three graded %j: %d lines pay %d cents', (sizes, grades, lines, wanted) => {
    const each = slip(10, [2_000, 3_000, 1_500], sizes)
    expect(linesOf(each)).toBe(lines)
    expect(paid(each, ...grades)).toBe(wanted)
  })

  test('[SB9] a banker is in every line', () => {
    const two = slip(10, [2_000, 3_000, 1_500], [1])
    const each = { ...two, selections: two.selections.map((one, at) => ({ ...one, isBanker: at === 0 })) }
    expect([linesOf(each), nameOf(each)]).toEqual([2, 'system'])
    expect(paid(each, 'win', 'win', 'win')).toBe(6_000 + 3_000)
    expect(paid(each, 'lose', 'win', 'win')).toBe(0)
    expect(naiveLines(each)).toEqual([
      [0, 1],
      [0, 2],
    ])
  })

  test.each([
    ['trixie', 4],
    ['patent', 7],
    ['yankee', 11],
    ['lucky15', 15],
    ['canadian', 26],
    ['lucky31', 31],
    ['heinz', 57],
    ['lucky63', 63],
    ['superHeinz', 120],
    ['goliath', 247],
  ] as const satisfies readonly (readonly [SystemName, number])[])('[SB10] a %s has %d lines', (name, lines) => {
    const { selections, sizes } = SYSTEMS[name]
    const each = slip(
      1,
      Array.from({ length: selections }, () => 2_000),
      sizes,
    )
    expect([linesOf(each), nameOf(each), naiveLines(each).length]).toEqual([lines, name, lines])
  })

  test.each([
    [[2_000], [1], 'single'],
    [[2_000, 2_000], [2], 'multiple'],
    [[2_000, 2_000, 2_000], [2], 'system'],
  ] as const)('[SB10] %j with sizes %j is a %s', (prices, sizes, name) => {
    expect(nameOf(slip(1, prices, sizes))).toBe(name)
  })

  test.each([
    // price, fraction, to win, to be placed, paid in cents
    [9_000, 4, 'win', 'win', 9_000 + 3_000],
    [9_000, 4, 'lose', 'win', 3_000],
    [9_000, 4, 'lose', 'lose', 0],
    [9_000, 5, { void: 'nonRunner' }, { void: 'nonRunner' }, 2_000],
    [11_000, 5, 'lose', 'win', 3_000],
    [9_000, 4, 'lose', { places: 1, tied: 2 }, 1_500],
  ] as const)('[SB7] each way at %d, 1/%d, %j and %j pays %d cents', (price, denominator, win, place, wanted) => {
    const each = eachWay(slip(10, [price]), denominator)
    const { stake, paid: atoms } = settleSlip(each, [{ kind: 'plain', win, place }])
    expect([cents(stake), cents(atoms)]).toEqual([2_000, wanted])
  })

  test('[SB7] a line to be placed has no win bets', () => {
    const each = eachWay(slip(10, [9_000, 5_000]), 4)
    const graded: readonly Mark[] = [
      { kind: 'plain', win: 'win', place: 'win' },
      { kind: 'plain', win: 'lose', place: 'win' },
    ]
    expect(cents(settleSlip(each, graded).paid)).toBe(10 * 3 * 2 * 100)
  })

  const builder: Builder = { kind: 'builder', fixture: 'f', isBanker: false, prices: [1_000, 1_800, 2_000, 3_200] }
  test.each([
    [['win', 'win'], 3_200],
    [['win', 'void'], 1_800],
    [['void', 'win'], 2_000],
    [['void', 'void'], 1_000],
    [['void', 'lose'], 0],
  ] as const)('[SB8] a bet builder with parts %j pays %d', (parts, wanted) => {
    const each = { ...slip(10, [2_000]), selections: [builder] }
    expect(cents(settleSlip(each, [{ kind: 'builder', parts }]).paid)).toBe(wanted)
  })

  test.each([
    [[3_000], ['win'], 2_000],
    [[3_000], ['lose'], 0],
    [[3_000], [{ void: 'postponed' }], 0],
    [[3_000], ['halfLose'], 0],
    [[3_000, 2_000], ['win', 'push'], 2_000],
  ] as const)('[SB13] a free bet at %j graded %j pays %d cents', (prices, grades, wanted) => {
    const each = { ...slip(10, prices), isFree: true }
    expect(settleSlip(each, marks(...grades))).toEqual({ stake: 0n, paid: BigInt(wanted) * CENT, validBet: 0n })
  })

  test.each([
    [3_000, 'win', 1_000],
    [1_250, 'win', 250],
    [3_000, 'push', 0],
    [3_000, 'halfLose', 500],
    [3_000, 'lose', 1_000],
  ] as const)('[SB14] 10 at %d graded %s are a valid bet of %d cents', (price, grade, wanted) => {
    expect(cents(settleSlip(slip(10, [price]), marks(grade)).validBet)).toBe(wanted)
  })
})

describe('two implementations', () => {
  test('[SB1] [SB12] settle every generated slip alike, and pay whole cents', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const { engine, naive } = settleTwice(anyCase(quickRng(seed)))
        expect(engine).toEqual(naive)
        expect(engine.paid >= 0n && engine.validBet >= 0n && engine.validBet <= engine.stake).toBe(true)
      }),
      { numRuns: 2_000 },
    )
  })

  test('[SB15] no settlement is more than the most, and the largest unit just keeps the limit', () => {
    fc.assert(
      fc.property(seeds, fc.bigInt(0n, 10n ** 12n), (seed, payoutMax) => {
        const each = anyCase(quickRng(seed))
        expect(settleSlip(each.slip, marksOf(each)).paid <= mostPaid(each.slip)).toBe(true)
        const unit = largestUnit(each.slip, payoutMax)
        expect(mostPaid({ ...each.slip, unit }) <= payoutMax).toBe(true)
        // What a cent more would pay, exactly: above the limit.
        const [cent, now] = [smallestOf(each.slip.currency), mostPaid({ ...each.slip, unit: UNITS })]
        expect((unit + cent) * (now + cent) > payoutMax * UNITS).toBe(true)
      }),
      { numRuns: 500 },
    )
  })

  test('what a slip adds to the liability on a selection keeps its limit, and is never more than the most it pays', () => {
    fc.assert(
      fc.property(seeds, fc.bigInt(0n, 10n ** 12n), (seed, liabilityMax) => {
        const each = { ...anyCase(quickRng(seed)).slip, isFree: false }
        for (const at of each.selections.keys()) {
          expect(liabilityOn(each, at) <= mostPaid(each)).toBe(true)
          const unit = largestUnitOn(each, at, liabilityMax)
          expect(liabilityOn({ ...each, unit }, at) <= liabilityMax).toBe(true)
        }
      }),
      { numRuns: 200 },
    )
    const single = slip(10, [2_500])
    expect(liabilityOn(single, 0)).toBe(mostPaid(single))
  })

  test('[SB27] a correction is the difference of two settlements', () => {
    const each = slip(10, [2_500])
    const [before, after] = [settleSlip(each, marks('win')), settleSlip(each, marks('lose'))]
    expect(after.paid - before.paid).toBe(-2_500n * CENT)
  })
})

describe('what is no slip', () => {
  const good = slip(10, [2_000, 3_000, 1_500], [2])
  const first = good.selections[0] as Plain
  test.each([
    ['selections', { ...good, selections: [] }],
    [
      'selections',
      slip(
        1,
        Array.from({ length: 21 }, () => 2_000),
      ),
    ],
    ['fixture', { ...good, selections: [first, first, plain(2_000, 2)] }],
    ['price', slip(10, [1_000, 2_000], [2])],
    ['sizes', { ...good, sizes: [] }],
    ['sizes', { ...good, sizes: [0] }],
    ['sizes', { ...good, sizes: [4] }],
    ['sizes', { ...good, sizes: [2, 2] }],
    ['sizes', { ...good, sizes: [1.5] }],
    [
      'lines',
      slip(
        1,
        Array.from({ length: 20 }, () => 2_000),
        [10],
      ),
    ],
    ['unit', { ...good, unit: 0n }],
    ['unit', { ...good, unit: 1n }],
    ['eachWay', { ...good, isEachWay: true }],
    ['free', { ...good, isFree: true }],
    ['eachWay', { ...eachWay(good, 1) }],
    ['builder', { ...good, selections: [{ ...first, kind: 'builder', prices: [1_000, 2_000] }], sizes: [1] }],
    [
      'builder',
      { ...good, selections: [{ ...first, kind: 'builder', prices: [1_000, 3_000, 2_000, 2_500] }], sizes: [1] },
    ],
  ] as const satisfies readonly (readonly [string, Slip])[])('[SB11] its %s are refused', (fault, each) => {
    expect(faultOfSlip(each)).toBe(fault)
    expect(faultOfSlip(good)).toBeUndefined()
  })

  test('[SB9] bankers alone are one line', () => {
    const each = { ...good, sizes: [0], selections: good.selections.map((one) => ({ ...one, isBanker: true })) }
    expect([faultOfSlip(each), linesOf(each), nameOf(each)]).toEqual([undefined, 1, 'multiple'])
    expect(rational(BigInt(paid(each, 'win', 'win', 'win')), 1_000n)).toEqual(rational(9n))
  })
})
