import { expect, test } from 'vitest'
import { briefOf, resultOf } from './result.ts'

const sizes = (outcome: Record<string, unknown>) =>
  resultOf(outcome)?.prizes.map(({ name, numbers }) => [name, numbers.length])
const many = (count: number, digits = 5) => Array.from({ length: count }, (_, at) => String(at).padStart(digits, '0'))

test('a draw of 27 numbers has eight prizes, the special one first', () => {
  expect(sizes({ numbers: many(27) })).toEqual([
    ['special', 1],
    ['first', 1],
    ['second', 2],
    ['third', 6],
    ['fourth', 4],
    ['fifth', 6],
    ['sixth', 3],
    ['seventh', 4],
  ])
})

test('a draw of 18 numbers has nine prizes', () => {
  expect(sizes({ numbers: many(18) })).toEqual([
    ['special', 1],
    ['first', 1],
    ['second', 1],
    ['third', 2],
    ['fourth', 7],
    ['fifth', 1],
    ['sixth', 3],
    ['seventh', 1],
    ['eighth', 1],
  ])
})

test('four digits have three prizes, starters and consolations', () => {
  const outcome = { top: many(3, 4), starters: many(10, 4), consolations: many(10, 4) }
  expect(sizes(outcome)).toEqual([
    ['first', 1],
    ['second', 1],
    ['third', 1],
    ['starters', 10],
    ['consolations', 10],
  ])
  expect(resultOf(outcome)?.brief).toBe(3)
})

test('balls are sorted and have two digits, and digits keep the order of the draw', () => {
  expect(resultOf({ drawn: [45, 3, 17] })?.prizes[0]?.numbers).toEqual(['03', '17', '45'])
  expect(resultOf({ digits: [9, 0, 0, 3, 1] })?.prizes[0]?.numbers).toEqual(['9', '0', '0', '3', '1'])
})

test.each([null, {}, { numbers: many(5) }, { drawn: [] }, { digits: ['<b>'] }, { drawn: [{}] }, { side: 'heads' }])(
  'an unknown outcome is no result: %j',
  (outcome) => {
    expect(resultOf(outcome)).toBeUndefined()
  },
)

test('the short result is one line: digits of one number stand together', () => {
  expect(briefOf({ digits: [0, 0, 2, 4, 8] })).toBe('00248')
  expect(briefOf({ drawn: [7, 31, 2] })).toBe('02 07 31')
  expect(briefOf(null)).toBe('')
})
