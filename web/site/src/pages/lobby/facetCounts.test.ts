import { expect, test } from 'vitest'
import { atLeast, atMost, someEvenly, toggled } from './facetCounts.ts'

test('at least: each value counts with those above it, and the lowest is left out because it excludes nothing', () => {
  const facet = [
    { value: 9650, games: 3 },
    { value: 9400, games: 5 },
    { value: 9600, games: 2 },
  ]
  expect(atLeast(facet)).toEqual([
    { value: 9600, games: 5 },
    { value: 9650, games: 3 },
  ])
  expect(atLeast([])).toEqual([])
})

test('at most: each value counts with those below it, and the highest is left out because it excludes nothing', () => {
  const facet = [
    { value: 40n, games: 1 },
    { value: 20n, games: 4 },
  ]
  expect(atMost(facet)).toEqual([{ value: 20n, games: 4 }])
})

test('a multiple choice adds a value and removes it again', () => {
  expect(toggled(undefined, 'a')).toEqual(['a'])
  expect(toggled(['a'], 'b')).toEqual(['a', 'b'])
  expect(toggled(['a', 'b'], 'a')).toEqual(['b'])
  expect(toggled(['a'], 'a')).toBeUndefined()
})

test('of many bounds a few are offered, the last among them', () => {
  expect(someEvenly([1, 2, 3], 4)).toEqual([1, 2, 3])
  expect(someEvenly([1, 2, 3, 4, 5, 6, 7, 8], 4)).toEqual([2, 4, 6, 8])
  expect(someEvenly([1, 2, 3, 4, 5], 4)).toEqual([1, 2, 3, 5])
})
