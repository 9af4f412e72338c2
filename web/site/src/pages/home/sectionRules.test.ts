import fc from 'fast-check'
import { expect, test } from 'vitest'
import { GAMES, inFullRows, isSmall, sectionView, VENDORS, widthOfSmall } from './sectionRules.ts'

const entries = (count: number): readonly number[] => Array.from({ length: count }, (_, at) => at)

const sizes = { games: GAMES, studios: VENDORS }

test.each([
  // what, how many, requests for more, kind, shown, more
  ['games', 0, 0, undefined, 0, false],
  ['games', 10, 0, undefined, 10, false],
  // Eleven and twelve are more than ten, but all of them are shown already: a button would do nothing.
  ['games', 11, 0, undefined, 11, false],
  ['games', 12, 0, undefined, 12, false],
  ['games', 13, 0, undefined, 12, true],
  ['games', 13, 1, undefined, 13, false],
  ['games', 999, 1, 'RNG', 36, true],
  ['games', 999, 42, 'RNG', 999, false],
  ['games', 40, 0, 'LOTT', 5, false],
  ['games', 40, 3, 'ELOTT', 5, false],
  ['games', 4, 0, 'COCKFIGHT', 4, false],
  ['studios', 6, 0, 'RNG', 6, false],
  ['studios', 7, 0, 'RNG', 6, true],
  ['studios', 30, 1, 'RNG', 30, false],
  ['studios', 7, 0, 'COCKFIGHT', 5, false],
  ['studios', 7, 0, 'LOTT', 5, false],
] as const)('%s: %i, more requested %i times, kind %s', (of, count, asked, kind, shown, hasMore) => {
  const view = sectionView(entries(count), sizes[of], asked, kind)
  expect(view).toEqual({ shown: entries(shown), hasMore })
})

test('every request for more shows some, and it ends', () => {
  fc.assert(
    fc.property(fc.nat(1_200), fc.constantFrom(GAMES, VENDORS), (count, size) => {
      const list = entries(count)
      let asked = 0
      while (sectionView(list, size, asked).hasMore) {
        const before = sectionView(list, size, asked).shown.length
        asked += 1
        expect(sectionView(list, size, asked).shown.length).toBeGreaterThan(before)
      }
      expect(sectionView(list, size, asked).shown).toEqual(list)
    }),
  )
})

test.each([
  [2, 2],
  [5, 5],
  [6, 6],
  [7, 6],
  [8, 6],
  [9, 9],
  [12, 12],
])('of %i games %i are shown: no row of one or two', (count, shown) => {
  expect(inFullRows(entries(count))).toEqual(entries(shown))
})

test('small categories fill at most half a row', () => {
  expect([1, 2, 3, 4].map(isSmall)).toEqual([true, true, true, false])
  expect([1, 2, 3].map(widthOfSmall)).toEqual([2, 2, 3])
})
