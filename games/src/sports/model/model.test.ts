import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { plus, rational, type Rational } from '@ronda/core'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { BILLION, toBillionths } from './billionths.ts'
import { priceMarket } from './margin.ts'
import { exponential, naturalLog, power } from './ordered.ts'

const positive = fc.double({ min: 1e-9, max: 1e9, noNaN: true })
const isClose = (left: number, right: number): boolean => Math.abs(left - right) <= 1e-13 * (1 + Math.abs(right))

describe('ordered arithmetic', () => {
  test('[FM1] logarithm and power are those of the language to 13 digits', () => {
    fc.assert(
      fc.property(positive, fc.double({ min: 0, max: 1, noNaN: true }), (value, exponent) => {
        expect(isClose(naturalLog(value), Math.log(value))).toBe(true)
        expect(isClose(exponential(-exponent), Math.exp(-exponent))).toBe(true)
        expect(isClose(power(1 / value, exponent), Math.pow(1 / value, exponent))).toBe(true)
      }),
    )
    expect([power(1, 0.5), exponential(0), naturalLog(1)]).toEqual([1, 1, 0])
  })

  test('[FM1] nothing of the model uses a function that engines compute differently', () => {
    const folder = fileURLToPath(new URL('..', import.meta.url))
    const files = globSync('{model,football,league,tennis}/**/*.ts', { cwd: folder, exclude: ['**/*.test.ts'] })
    expect(files.length).toBeGreaterThan(10)
    const inexact = /\*\*|Math\.(?!floor|round|min|max|abs|LN2|SQRT2)\w+/
    const codeOf = (text: string): string => text.replaceAll(/\/\*.*?\*\/|\/\/[^\n]*/gs, '')
    expect(['a ** b', 'Math.exp(1)', '/** Not `Math.exp` */'].map((text) => inexact.test(codeOf(text)))).toEqual([
      true,
      true,
      false,
    ])
    const found = files.filter((file) => inexact.test(codeOf(readFileSync(`${folder}${file}`, 'utf8'))))
    expect(found).toEqual([])
  })
})

describe('billionths', () => {
  test('[FM6] add up to one, and each is less than one away from its weight', () => {
    fc.assert(
      fc.property(fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 1, maxLength: 200 }), (weights) => {
        const sum = weights.reduce((total, weight) => total + weight, 0)
        fc.pre(sum > 1e-6)
        const parts = toBillionths(weights)
        expect(parts.reduce((total, part) => total + part, 0)).toBe(BILLION)
        parts.forEach((part, at) => {
          expect(Math.abs(part - ((weights[at] ?? 0) / sum) * BILLION)).toBeLessThan(1.000_001)
        })
      }),
    )
    expect(toBillionths([1, 1, 1])).toEqual([333_333_334, 333_333_333, 333_333_333])
  })
})

const inverse = (price: number): Rational => rational(1_000n, BigInt(price))
const chances = fc
  .array(fc.integer({ min: 1, max: 1_000_000 }), { minLength: 2, maxLength: 30 })
  .map((weights) => toBillionths(weights))
const overround = fc.integer({ min: 1_000_000, max: 1_200_000 })

describe('a market', () => {
  test('[FM8] has prices that add up to the overround or more, and none above fair', () => {
    fc.assert(
      fc.property(chances, overround, (parts, wanted) => {
        const prices = priceMarket(parts, wanted)
        if (prices === undefined) {
          expect(Math.max(...parts) > 0.99 * BILLION || parts.filter((part) => part > 0).length < 2).toBe(true)
          return
        }
        let sum = rational(0n)
        prices.forEach((price, at) => {
          const part = parts[at] ?? 0
          expect(price === null).toBe(part === 0)
          if (price === null) return
          sum = plus(sum, inverse(price))
          expect(BigInt(price) * BigInt(part) <= 1_000n * BigInt(BILLION)).toBe(true)
        })
        expect(sum.numerator * 1_000_000n >= BigInt(wanted) * sum.denominator).toBe(true)
      }),
    )
  })

  test.each([
    // chances, overround, prices
    [[500_000_000, 500_000_000], 1_050_000, [1_904, 1_904]],
    [[0, 400_000_000, 600_000_000], 1_050_000, [null, 2_339, 1_606]],
    [[100, 999_999_900], 1_000_000, undefined],
    [[0, BILLION], 1_050_000, undefined],
  ] as const)('[FM8] with %j at %d has %j', (parts, wanted, prices) => {
    expect(priceMarket(parts, wanted)).toEqual(prices)
  })
})
