import { makePercent, rational, type Rational } from '@ronda/core'
import { describe, expect, test } from 'vitest'
import { rangeOf } from '../../arcade/testing/exact.ts'
import { script } from '../../testing/script.ts'
import { WHOLE } from '../../tables/rules.ts'
import { lotteryFacts } from '../facts.ts'
import { DIGIT_PAYS, digitKinds, elott1, elott3, elott5, paysOfSum, SUM_WAYS } from './digits.ts'
import type { DigitsOutcome } from './halves.ts'

const draws: readonly DigitsOutcome[] = Array.from({ length: 100_000 }, (_, number) => ({
  digits: [...String(number).padStart(5, '0')].map(Number),
}))

const upTo = (count: number): readonly number[] => Array.from({ length: count }, (_, at) => at)
const PLACES = ['1', '2', '3', '4', '5']

/** Every possible pick; of long ones only a few. */
const PICKS: Readonly<Record<string, readonly string[]>> = {
  size: ['sum', ...PLACES].flatMap((subject) => [`${subject}:big`, `${subject}:small`]),
  parity: ['sum', ...PLACES].flatMap((subject) => [`${subject}:odd`, `${subject}:even`]),
  digit: PLACES.flatMap((place) => upTo(10).map((digit) => `${place}:${digit}`)),
  two: ['00', '45', '99'],
  three: ['000', '045', '999'],
  five: ['00000', '12345'],
  sum: upTo(46).map((sum) => String(sum).padStart(2, '0')),
  duel: PLACES.flatMap((one) =>
    PLACES.filter((two) => two > one).flatMap((two) =>
      ['dragon', 'tiger', 'tie'].map((side) => `${one}-${two}:${side}`),
    ),
  ),
}

const returnOf = (kind: string, pick: string): Rational => digitKinds[kind]?.returned(pick) ?? rational(0n)

function byEveryDraw(kind: string, pick: string): Rational {
  const found = digitKinds[kind]
  const paid = draws.reduce((sum, outcome) => sum + (found?.paid(pick, outcome) ?? 0), 0)
  return rational(BigInt(paid), BigInt(draws.length * WHOLE))
}

describe('five digits', () => {
  test.each([
    // digits, kind, pick, what a unit brings in ten-thousandths
    ['12345', 'size', 'sum:small', 19_600],
    ['12345', 'size', 'sum:big', 0],
    ['55544', 'size', 'sum:big', 19_600],
    ['55543', 'size', 'sum:small', 19_600],
    ['12345', 'size', '5:big', 19_600],
    ['12345', 'size', '4:small', 19_600],
    ['12345', 'parity', 'sum:odd', 19_600],
    ['12345', 'parity', '1:even', 0],
    ['02345', 'parity', '1:even', 19_600],
    ['12345', 'digit', '3:3', 96_000],
    ['12345', 'digit', '3:4', 0],
    ['12345', 'two', '45', 960_000],
    ['12345', 'two', '12', 0],
    ['12045', 'three', '045', 9_600_000],
    ['12345', 'five', '12345', 960_000_000],
    ['12345', 'five', '54321', 0],
    ['00000', 'sum', '00', 960_000_000],
    ['99999', 'sum', '45', 960_000_000],
    ['12345', 'sum', '15', 295_700],
    ['12345', 'sum', '16', 0],
    ['54321', 'duel', '1-5:dragon', 21_600],
    ['54321', 'duel', '1-5:tiger', 0],
    ['54325', 'duel', '1-5:tie', 96_000],
    ['54325', 'duel', '1-5:dragon', 0],
    ['14325', 'duel', '1-2:tiger', 21_600],
  ])('[LO2] %s pay on %s %s %d', (digits, kind, pick, paid) => {
    const outcome = { digits: [...digits].map(Number) }
    for (const rules of [elott1, elott3, elott5])
      expect(rules.paid({ lines: [{ kind, pick, units: 4 }] }, outcome)).toBe(4 * paid)
  })

  test('[LO4] are drawn one after the other', () => {
    expect(elott1.draw(script(0, 9, 3, 3, 7), 1)).toEqual({ digits: [0, 9, 3, 3, 7] })
  })

  test('have each sum as often as counted', () => {
    const sums = Map.groupBy(draws, ({ digits }) => digits.reduce((left, right) => left + right, 0))
    expect(upTo(46).map((sum) => sums.get(sum)?.length)).toEqual(SUM_WAYS)
  })
})

describe('[LO3] the return of five digits', () => {
  // Where there are many picks one in seven is tested: that covers every place and every side.
  test.each(Object.entries(PICKS))('for %s is the same by formula and by every draw', (kind, picks) => {
    for (const pick of picks.filter((_, at) => picks.length < 20 || at % 7 === 0))
      expect(byEveryDraw(kind, pick)).toEqual(returnOf(kind, pick))
  })

  test.each([
    ['size', '1:big', '98.0000'],
    ['parity', 'sum:even', '98.0000'],
    ['digit', '5:0', '96.0000'],
    ['two', '07', '96.0000'],
    ['three', '007', '96.0000'],
    ['five', '00007', '96.0000'],
    ['duel', '1-5:dragon', '97.2000'],
    ['duel', '1-5:tiger', '97.2000'],
    ['duel', '1-5:tie', '96.0000'],
    ['sum', '00', '96.0000'],
    ['sum', '22', '96.0000'],
    ['sum', '20', '95.9522'],
    ['sum', '25', '95.9522'],
  ])('for %s on %s is %s %%', (kind, pick, percent) => {
    expect(makePercent(returnOf(kind, pick), 4)).toBe(percent)
  })

  test('is what the facts say', () => {
    const { returnMin, returnMax, largestWin } = lotteryFacts.digits
    const returns = Object.entries(PICKS).flatMap(([kind, picks]) => picks.map((pick) => returnOf(kind, pick)))
    expect(rangeOf(returns)).toEqual([returnMin, returnMax])
    const { sum: _, ...pays } = DIGIT_PAYS
    expect(Math.max(...Object.values(pays), ...upTo(46).map(paysOfSum))).toBe(largestWin)
  })
})
