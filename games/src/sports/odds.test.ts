import { money, rational } from '@ronda/core'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isNegative, ODDS_FORMATS, oddsOf, priceOfOdds, showOdds, stakeOf } from './odds.ts'
import { isPrice, PRICE_MAX, PRICE_MIN } from './price.ts'

const price = fc.oneof(fc.integer({ min: PRICE_MIN, max: 4_000 }), fc.integer({ min: PRICE_MIN, max: PRICE_MAX }))
const format = fc.constantFrom(...ODDS_FORMATS)

describe('odds formats', () => {
  test.each([
    // price, decimal, fractional, American, Hong Kong, Malay, Indonesian
    [1_500, '1.50', '1/2', '-200', '0.50', '0.500', '-2.000'],
    [1_909, '1.909', '909/1000', '-111', '0.909', '0.909', '-1.101'],
    [1_800, '1.80', '4/5', '-125', '0.80', '0.800', '-1.250'],
    [2_000, '2.00', '1/1', '+100', '1.00', '1.000', '1.000'],
    [2_250, '2.25', '5/4', '+125', '1.25', '-0.800', '1.250'],
    [3_000, '3.00', '2/1', '+200', '2.00', '-0.500', '2.000'],
    [4_333, '4.333', '3333/1000', '+333', '3.333', '-0.301', '3.333'],
    [11_000, '11.00', '10/1', '+1000', '10.00', '-0.100', '10.000'],
    [1_001, '1.001', '1/1000', '-100000', '0.001', '0.001', '-1000.000'],
    [1_000_000, '1000.00', '999/1', '+99900', '999.00', '-0.002', '999.000'],
  ] as const)('[SB2] [SB3] %d is %s, %s, %s, %s, %s, %s', (each, ...shown) => {
    expect(ODDS_FORMATS.map((name) => showOdds(name, each))).toEqual(shown)
  })

  test('[SB2] the odds of a price in any format turn back into it', () => {
    fc.assert(
      fc.property(format, price, (name, each) => {
        expect(priceOfOdds(name, oddsOf(name, each))).toBe(each)
      }),
    )
  })

  test.each([
    ['decimal', 1n, 1n],
    ['decimal', 19_091n, 10_000n],
    ['american', 50n, 1n],
    ['american', 0n, 1n],
    ['malay', 3n, 2n],
    ['malay', -3n, 2n],
    ['indonesian', 1n, 2n],
    ['hongKong', 5_000n, 1n],
    ['hongKong', -1n, 1n],
  ] as const)('[SB2] no price has the %s odds %d/%d', (name, above, below) => {
    expect(priceOfOdds(name, rational(above, below))).toBeUndefined()
  })

  test('[SB3] what is shown never promises more than the price pays', () => {
    fc.assert(
      fc.property(format, price, (name, each) => {
        fc.pre(name !== 'fractional')
        const exact = oddsOf(name, each)
        const [whole = '', digits = ''] = showOdds(name, each).replace('+', '').split('.')
        const shown = rational(BigInt(whole + digits), 10n ** BigInt(digits.length))
        expect(shown.numerator * exact.denominator <= exact.numerator * shown.denominator).toBe(true)
      }),
    )
  })

  test.each([
    ['malay', 2_250, 100_00_000n, 80_00_000n],
    ['indonesian', 1_800, 100_00_000n, 125_00_000n],
    ['american', 1_909, 100_00_000n, 110_02_000n],
    ['malay', 1_800, 100_00_000n, 100_00_000n],
    ['decimal', 1_800, 100_00_000n, 100_00_000n],
  ] as const)('[SB4] with %s odds of %d an amount of %d stakes %d', (name, each, entered, staked) => {
    expect(stakeOf(name, each, money(entered, 'USD'))).toEqual(money(staked, 'USD'))
  })

  test('[SB4] a slip with negative odds wins at least the amount entered, and a cent less would not', () => {
    fc.assert(
      fc.property(format, price, fc.integer({ min: 1, max: 1_000_000 }), (name, each, cents) => {
        fc.pre(isNegative(name, each))
        const entered = BigInt(cents) * 1_000n
        const { atoms } = stakeOf(name, each, money(entered, 'EUR'))
        const gained = (stake: bigint): bigint => stake * BigInt(each - 1_000)
        expect(gained(atoms) >= entered * 1_000n).toBe(true)
        expect(gained(atoms - 1_000n) < entered * 1_000n).toBe(true)
      }),
    )
  })

  test('[SB1] a price is a whole number of thousandths within its bounds', () => {
    expect([1_000, 1_001, 1_500.5, 1_000_000, 1_000_001, Number.NaN].map(isPrice)).toEqual([
      false,
      true,
      false,
      true,
      false,
      false,
    ])
  })
})
