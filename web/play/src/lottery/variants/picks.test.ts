import { present } from '@ronda/core'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { belowByChance, choicesOf, picksOf, pickShown, quickPick, type Board } from './picks.ts'

const TAILS: Board = { type: 'board', first: 0, last: 99, width: 2, least: 2, most: 2, chosenMax: 10 }
const KENO: Board = { type: 'board', first: 1, last: 80, width: 2, least: 1, most: 10, chosenMax: 10 }

describe('chosen numbers', () => {
  test.each<[string, Board, readonly number[], readonly string[]]>([
    ['make no line while there are too few', TAILS, [7], []],
    ['are written padded and ascending', TAILS, [34, 7], ['07-34']],
    ['make every combination as a line if there are more', TAILS, [34, 7, 0], ['00-07', '00-34', '07-34']],
    ['make one line where their count is free', KENO, [80, 5, 12], ['05-12-80']],
  ])('%s', (_, board, chosen, expected) => {
    expect(picksOf(board, chosen)).toEqual(expected)
  })

  test.each<[string, Board, readonly number[], number, string]>([
    ['the line of the chosen numbers', KENO, [80, 5], 7, '05-80'],
    ['a sample line with the chosen count, while none is chosen', KENO, [], 3, '01-02-03'],
    ['a sample line of full length, while there are too few', TAILS, [7], 5, '00-01'],
  ])('are described as %s', (_, board, chosen, spots, pick) => {
    expect(pickShown(board, chosen, spots)).toBe(pick)
  })

  test('are as many combinations as the binomial coefficient', () => {
    const ways = (of: number, many: number): number => (many === 0 ? 1 : (ways(of - 1, many - 1) * of) / many)
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 9 }), fc.integer({ min: 0, max: 9 }), (of, many) => {
        fc.pre(many <= of)
        const items = Array.from({ length: of }, (_, at) => at)
        expect(choicesOf(items, many)).toHaveLength(Math.round(ways(of, many)))
      }),
    )
  })
})

describe('a quick pick', () => {
  test('takes each number from those that are left, by the random source', () => {
    expect(quickPick(KENO, 3, () => 0)).toBe('01-02-03')
    expect(quickPick(KENO, 3, (below) => below - 1)).toBe('78-79-80')
    expect(quickPick({ type: 'digits', length: 4, isSorted: true }, 1, (below) => below - 1)).toBe('9999')
    expect(quickPick({ type: 'places' }, 1, () => 3)).toBe('4:3')
    expect(quickPick({ type: 'words', picks: ['sum:big', 'sum:small'] }, 1, () => 1)).toBe('sum:small')
  })

  test('never asks for more numbers than make a line', () => {
    expect(quickPick(KENO, 40, () => 0).split('-')).toHaveLength(10)
    expect(quickPick(TAILS, 40, () => 0).split('-')).toHaveLength(2)
  })

  test('has random numbers below the limit', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 100 }), (below) => {
        const drawn = belowByChance(below)
        expect(Number.isInteger(drawn) && drawn >= 0 && drawn < below).toBe(true)
      }),
    )
    const seen = new Set(Array.from({ length: 400 }, () => belowByChance(2)))
    expect(present(seen.size, 'a size')).toBe(2)
  })
})
