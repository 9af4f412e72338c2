import fc from 'fast-check'
import { expect, test } from 'vitest'
import { hasStrangers, lettersOf, makeSlipCounter, slipsForgiven } from './slips.ts'

test.each([
  // typed   known       whole  beginning
  ['luna', 'luna', 0, 0],
  ['lna', 'luna', 1, 1],
  ['lluna', 'luna', 1, 1],
  ['lunq', 'luna', 1, 1],
  ['luan', 'luna', 1, 1],
  ['luan', 'lunas', 2, 1],
  ['fer', 'feria', 2, 0],
  ['palacoi', 'palacio', 1, 1],
  ['aplacoi', 'palacio', 2, 2],
])('%s for %s: %i, and %i for its beginning', (typed, known, whole, beginning) => {
  expect(makeSlipCounter(typed, 2)(known)).toEqual({ whole, beginning })
})

test('a counter can be asked again', () => {
  const count = makeSlipCounter('luna', 1)
  expect(['luna', 'caballero', 'lona', 'luna'].map((word) => count(word).whole)).toEqual([0, 2, 1, 0])
})

test.each([
  ['sol', 0],
  ['luna', 1],
  ['palacio', 1],
  ['perfumado', 2],
])('%s may have %i slips', (word, slips) => {
  expect(slipsForgiven(word)).toBe(slips)
})

const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'd', 'ñ', '7'), minLength: 1, maxLength: 12 })

test('no word that is near is passed over for its letters', () => {
  fc.assert(
    fc.property(word, word, fc.integer({ min: 0, max: 2 }), (typed, known, slips) => {
      const isNear = makeSlipCounter(typed, slips)(known).beginning <= slips
      if (isNear) expect(hasStrangers(lettersOf(typed), lettersOf(known), slips)).toBe(false)
    }),
    { numRuns: 2_000 },
  )
})

test('slips are the same both ways', () => {
  fc.assert(
    fc.property(word, word, (left, right) => {
      expect(makeSlipCounter(left, 12)(right).whole).toBe(makeSlipCounter(right, 12)(left).whole)
    }),
    { numRuns: 1_000 },
  )
})
