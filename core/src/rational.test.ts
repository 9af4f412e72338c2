import fc from 'fast-check'
import { expect, test } from 'vitest'
import { makePercent, minus, over, plus, rational, times, toNumber } from './rational.ts'

const whole = fc.bigInt(-(10n ** 20n), 10n ** 20n)
const notZero = whole.filter((value) => value !== 0n)
const fraction = fc.tuple(whole, notZero).map(([numerator, denominator]) => rational(numerator, denominator))
const notNothing = fraction.filter(({ numerator }) => numerator !== 0n)
const [NOTHING, ONE] = [rational(0n), rational(1n)]

test('equal fractions have one representation, whatever they were made from', () => {
  fc.assert(
    fc.property(whole, notZero, notZero, (numerator, denominator, factor) => {
      expect(rational(numerator * factor, denominator * factor)).toEqual(rational(numerator, denominator))
    }),
  )
})

test('the denominator is positive, and the fraction is in lowest terms', () => {
  fc.assert(
    fc.property(fraction, ({ numerator, denominator }) => {
      let [a, b] = [numerator < 0n ? -numerator : numerator, denominator]
      while (b > 0n) [a, b] = [b, a % b]
      expect(denominator).toBeGreaterThan(0n)
      expect(a).toBe(1n)
    }),
  )
})

test('addition and multiplication obey the laws of arithmetic', () => {
  fc.assert(
    fc.property(fraction, fraction, fraction, (a, b, c) => {
      expect(plus(a, b)).toEqual(plus(b, a))
      expect(plus(plus(a, b), c)).toEqual(plus(a, plus(b, c)))
      expect(plus(a, NOTHING)).toEqual(a)
      expect(times(a, b)).toEqual(times(b, a))
      expect(times(times(a, b), c)).toEqual(times(a, times(b, c)))
      expect(times(a, ONE)).toEqual(a)
      expect(times(a, plus(b, c))).toEqual(plus(times(a, b), times(a, c)))
    }),
  )
})

test('subtraction and division are their inverses', () => {
  fc.assert(
    fc.property(fraction, notNothing, (a, b) => {
      expect(minus(plus(a, b), b)).toEqual(a)
      expect(over(times(a, b), b)).toEqual(a)
    }),
  )
})

test('division by zero is refused', () => {
  expect(() => rational(1n, 0n)).toThrow('broken promise')
  expect(() => over(ONE, NOTHING)).toThrow('broken promise')
})

test('the nearest float is within the precision of a float', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1_000_000, max: 1_000_000 }), fc.integer({ min: 1, max: 1_000_000 }), (a, b) => {
      expect(toNumber(rational(BigInt(a), BigInt(b)))).toBeCloseTo(a / b, 9)
    }),
  )
})

test.each([
  [rational(96_029n, 100_000n), 2, '96.02'],
  [rational(2n, 3n), 4, '66.6666'],
  [rational(1n, 200n), 1, '0.5'],
  [rational(1n), 0, '100'],
  [rational(-1n, 3n), 2, '-33.33'],
  [rational(0n), 2, '0.00'],
])('a percentage is cut, never rounded up: %o with %d places is %s', (value, places, percent) => {
  expect(makePercent(value, places)).toBe(percent)
})
