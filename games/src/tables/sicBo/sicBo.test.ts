import { makePercent, minus, rational, type Rational } from '@ronda/core'
import { describe, expect, test } from 'vitest'
import { rangeOf } from '../../arcade/testing/exact.ts'
import { script } from '../../testing/script.ts'
import { sharedFacts } from '../facts.ts'
import { sharedTable } from '../sharedTable.ts'
import { FACES, SIC_BO_ODDS, sicBoPlaces, totalOfDice, type Dice } from './places.ts'
import { sicBoTable } from './sicBo.ts'

const rules = sharedTable(sicBoTable, () => 0)
const places = [...sicBoPlaces.keys()]

const throws: readonly Dice[] = FACES.flatMap((one) =>
  FACES.flatMap((two) => FACES.map((three): Dice => [one, two, three])),
)

/** How many of the 216 throws make each total: well-known numbers of sic bo. */
const TOTAL_WAYS = [27, 25, 21, 15, 10, 6, 3]

/** What all 216 throws together pay for a chip on each kind of place. */
const FORMULAS: Readonly<Record<string, number>> = {
  small: 2 * (108 - 3),
  big: 2 * (108 - 3),
  odd: 2 * (108 - 3),
  even: 2 * (108 - 3),
  // One of three dice in 3 × 25 throws, two in 3 × 5, all in one.
  single: 2 * 75 + 3 * 15 + 4 * 1,
  // Both faces and another one in 6 × 4 throws, one of them twice in 2 × 3.
  pair: 7 * (24 + 6),
  double: 12 * (15 + 1),
  anyTriple: 32 * 6,
  triple: 181 * 1,
}

function byFormula(place: string): Rational {
  const [kind = '', face] = place.split('-')
  const from = Number(face) > 10 ? Number(face) - 11 : 10 - Number(face)
  const total = ((SIC_BO_ODDS.total[from] ?? 0) + 1) * (TOTAL_WAYS[from] ?? 0)
  return rational(BigInt(FORMULAS[kind] ?? total), 216n)
}

function byEveryThrow(place: string): Rational {
  const paid = throws.reduce((sum, dice) => sum + sicBoTable.returned(place, { dice, total: totalOfDice(dice) }), 0)
  return rational(BigInt(paid), 216n * 10_000n)
}

describe('sic bo', () => {
  test.each([
    // dice, chips, paid in ten-thousandths
    [[1, 2, 3], { small: 3, big: 1, even: 2, odd: 1 }, 3 * 20_000 + 2 * 20_000],
    [[4, 5, 6], { big: 1, small: 1, odd: 4 }, 1 * 20_000 + 4 * 20_000],
    [[3, 3, 3], { small: 1, odd: 1, 'double-3': 1, anyTriple: 1, 'triple-3': 1 }, 120_000 + 320_000 + 1_810_000],
    [[2, 2, 5], { 'single-2': 1, 'single-5': 1, 'single-6': 1, 'double-2': 1 }, 30_000 + 20_000 + 120_000],
    [[4, 4, 4], { 'single-4': 2, 'triple-5': 1 }, 2 * 40_000],
    [[2, 2, 5], { 'pair-2-5': 1, 'pair-2-6': 1 }, 70_000],
    [[1, 1, 2], { 'total-4': 1, 'total-5': 1 }, 63 * 10_000],
    [[6, 6, 5], { 'total-17': 1 }, 63 * 10_000],
    [[1, 2, 2], { 'total-5': 1 }, 32 * 10_000],
    [[1, 2, 3], { 'total-6': 1 }, 19 * 10_000],
    [[2, 2, 3], { 'total-7': 1 }, 13 * 10_000],
    [[2, 3, 3], { 'total-8': 1 }, 9 * 10_000],
    [[3, 3, 3], { 'total-9': 1 }, 8 * 10_000],
    [[3, 4, 4], { 'total-11': 1, 'total-10': 1 }, 7 * 10_000],
  ] as const)('%j pays %j with %d', (dice, chips, paid) => {
    expect(rules.paid({ chips }, { dice, total: totalOfDice(dice) }, undefined)).toBe(paid)
  })

  test('throws three dice, one after the other', () => {
    expect(sicBoTable.draw(script(0, 5, 2))).toEqual({ dice: [1, 6, 3], total: 10 })
  })

  test('has all places of a sic bo table', () => {
    expect(places.length).toBe(4 + 6 + 15 + 6 + 1 + 6 + 14)
  })

  test.each(places)('[SR4] returns on %s the same by the formula and by every throw', (place) => {
    expect(byEveryThrow(place)).toEqual(byFormula(place))
  })

  test.each([
    // the edge in per cent, cut
    ['small', '2.7777'],
    ['pair-1-2', '2.7777'],
    ['single-1', '7.8703'],
    ['double-1', '11.1111'],
    ['anyTriple', '11.1111'],
    ['triple-1', '16.2037'],
    ['total-4', '12.5000'],
    ['total-5', '11.1111'],
    ['total-6', '12.0370'],
    ['total-7', '9.7222'],
    ['total-8', '12.5000'],
    ['total-9', '7.4074'],
    ['total-10', '12.5000'],
  ])('has an edge on %s of %s per cent', (place, edge) => {
    expect(makePercent(minus(rational(1n), byFormula(place)), 4)).toBe(edge)
  })

  test('has facts with its worst and its best return and its largest win', () => {
    const { returnMin, returnMax, largestWin } = sharedFacts.sicBo
    expect(rangeOf(places.map(byFormula))).toEqual([returnMin, returnMax])
    expect(largestWin).toBe((SIC_BO_ODDS.triple + 1) * 10_000)
  })
})
