import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isInForce, isWhole, pageOf, wordsIn } from './content.ts'

const START = 1_000
const END = 2_000

test.each([
  ['before its start', true, END, START - 1, false],
  ['at its first moment', true, END, START, true],
  ['just before its end', true, END, END - 1, true],
  ['at its end', true, END, END, false],
  ['long after, where no end is set', true, null, END * 1_000, true],
  ['withdrawn', false, null, START, false],
])('a piece %s', (_, isPublished, endsAtMs, nowMs, isShown) => {
  expect(isInForce({ isPublished, startsAtMs: START, endsAtMs }, nowMs)).toBe(isShown)
})

test.each([
  [{ es: 'hola', en: 'hello' }, 'en', 'es', 'hello'],
  [{ es: 'hola' }, 'en', 'es', 'hola'],
  [{ en: 'hello' }, 'es', 'en', 'hello'],
  [{ en: 'hello' }, 'es', 'es', 'hello'],
  [{}, 'es', 'en', undefined],
] as const)('of %j, a reader of %s in a house of %s is shown %s', (texts, language, brandName, words) => {
  expect(wordsIn(texts, language, brandName)).toBe(words)
})

test.each([
  ['with words of the house', { es: 'hola' }, null, true],
  ['without words of the house', { en: 'hello' }, null, false],
  ['that ends after it begins', { es: 'hola' }, END, true],
  ['that ends as it begins', { es: 'hola' }, START, false],
])('a piece %s', (_, texts, endsAtMs, isSound) => {
  expect(isWhole({ isPublished: true, startsAtMs: START, endsAtMs }, texts, 'es')).toBe(isSound)
})

test('the pages of a list, one after the other, are the list', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(), { maxLength: 60 }), fc.integer({ min: 1, max: 12 }), (items, pageSize) => {
      const { totalPages, totalCount } = pageOf(items, 1, pageSize)
      const pages = Array.from({ length: totalPages }, (_, index) => pageOf(items, index + 1, pageSize))
      expect(pages.flatMap(({ list }) => list)).toEqual(items)
      expect(totalCount).toBe(items.length)
      expect(pageOf(items, totalPages + 1, pageSize).list).toEqual([])
    }),
  )
})

test('a page is never larger than what one reads', () => {
  expect(pageOf(Array.from({ length: 500 }).fill(0), 1, 1_000_000).list).toHaveLength(100)
  expect(pageOf([1, 2], 0, 0)).toMatchObject({ list: [1], pageNum: 1 })
})
