import fc from 'fast-check'
import { expect, test } from 'vitest'
import { hasTooManyOtherLetters, lettersOf, makeTypoCounter, typosAllowed } from './typos.ts'

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
])('%s for %s has %i typos, and %i for its beginning', (typed, known, whole, beginning) => {
  expect(makeTypoCounter(typed, 2)(known)).toEqual({ whole, beginning })
})

test('a counter can be used again', () => {
  const count = makeTypoCounter('luna', 1)
  expect(['luna', 'caballero', 'lona', 'luna'].map((word) => count(word).whole)).toEqual([0, 2, 1, 0])
})

test.each([
  ['sol', 0],
  ['luna', 1],
  ['palacio', 1],
  ['perfumado', 2],
])('%s may have %i typos', (word, typos) => {
  expect(typosAllowed(word)).toBe(typos)
})

const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'd', 'ñ', '7'), minLength: 1, maxLength: 12 })

test('the letter filter never rejects a near word', () => {
  fc.assert(
    fc.property(word, word, fc.integer({ min: 0, max: 2 }), (typed, known, typos) => {
      const isNear = makeTypoCounter(typed, typos)(known).beginning <= typos
      if (isNear) expect(hasTooManyOtherLetters(lettersOf(typed), lettersOf(known), typos)).toBe(false)
    }),
    { numRuns: 2_000 },
  )
})

test('the number of typos is symmetric', () => {
  fc.assert(
    fc.property(word, word, (left, right) => {
      expect(makeTypoCounter(left, 12)(right).whole).toBe(makeTypoCounter(right, 12)(left).whole)
    }),
    { numRuns: 1_000 },
  )
})
