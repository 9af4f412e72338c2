import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isInForce, isComplete, pageOf, withBrand, wordsIn } from './content.ts'

const START = 1_000
const END = 2_000

test.each([
  ['before its start', true, END, START - 1, false],
  ['at its first moment', true, END, START, true],
  ['just before its end', true, END, END - 1, true],
  ['at its end', true, END, END, false],
  ['long after its start, without an end', true, null, END * 1_000, true],
  ['withdrawn', false, null, START, false],
])('whether a piece is shown %s', (_, isPublished, endsAtMs, nowMs, isShown) => {
  expect(isInForce({ isPublished, startsAtMs: START, endsAtMs }, nowMs)).toBe(isShown)
})

test.each([
  [{ es: 'hola', en: 'hello' }, 'en', 'es', 'hello'],
  [{ es: 'hola' }, 'en', 'es', 'hola'],
  [{ en: 'hello' }, 'es', 'en', 'hello'],
  [{ en: 'hello' }, 'es', 'es', 'hello'],
  [{}, 'es', 'en', undefined],
] as const)(
  'of %j, a reader of %s at a brand with language %s is shown %s',
  (texts, language, brandLanguage, words) => {
    expect(wordsIn(texts, language, brandLanguage)).toBe(words)
  },
)

test.each([
  ['with texts in the brand language', { es: 'hola' }, null, true],
  ['without texts in the brand language', { en: 'hello' }, null, false],
  ['that ends after it begins', { es: 'hola' }, END, true],
  ['that ends as it begins', { es: 'hola' }, START, false],
])('whether a piece %s is complete', (_, texts, endsAtMs, isValid) => {
  expect(isComplete({ isPublished: true, startsAtMs: START, endsAtMs }, texts, 'es')).toBe(isValid)
})

test('the pages of a list, joined in order, are the whole list', () => {
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

test('the page size is clamped to 1..100, and the page number to at least 1', () => {
  expect(pageOf(Array.from({ length: 500 }).fill(0), 1, 1_000_000).list).toHaveLength(100)
  expect(pageOf([1, 2], 0, 0)).toMatchObject({ list: [1], pageNum: 1 })
})

test('the name of the brand is in every text, escaped where a text is markup', () => {
  const texts = { title: 'Welcome to {brand}', content: '<p>{brand} and {other}</p>' }
  expect(withBrand([{ place: 1, value: { texts } }], 'Oro & Plata')).toEqual([
    { place: 1, value: { texts: { title: 'Welcome to Oro & Plata', content: '<p>Oro &amp; Plata and {other}</p>' } } },
  ])
})
