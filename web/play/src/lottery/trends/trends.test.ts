import fc from 'fast-check'
import { expect, test } from 'vitest'
import { longestAbsent, mostDrawn, trendsOf } from './trends.ts'

const DRAWS = [['1', '2'], ['2', '2'], ['3']]

test('each number is counted, with how many draws ago it was last drawn', () => {
  expect(trendsOf(['1', '2', '3', '4'], DRAWS)).toEqual([
    { name: '1', times: 1, ago: 0 },
    { name: '2', times: 3, ago: 0 },
    { name: '3', times: 1, ago: 2 },
    { name: '4', times: 0, ago: undefined },
  ])
})

test('the most drawn numbers, and those absent longest', () => {
  const trends = trendsOf(['1', '2', '3', '4'], DRAWS)
  expect(mostDrawn(trends, 2).map(({ name }) => name)).toEqual(['2', '1'])
  expect(longestAbsent(trends, 2).map(({ name }) => name)).toEqual(['4', '3'])
})

test('every drawn number is counted', () => {
  const names = ['a', 'b', 'c']
  fc.assert(
    fc.property(fc.array(fc.array(fc.constantFrom(...names), { maxLength: 5 }), { maxLength: 20 }), (draws) => {
      const counted = trendsOf(names, draws).reduce((sum, { times }) => sum + times, 0)
      expect(counted).toBe(draws.flat().length)
    }),
  )
})
