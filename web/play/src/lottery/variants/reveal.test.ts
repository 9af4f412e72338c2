import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { marksOf, revealsOf } from './reveal.ts'

describe('numbers are revealed', () => {
  test('from the smallest prize to the greatest, each prize in its order', () => {
    const reveals = revealsOf([
      ['second', ['34', '56']],
      ['first', ['12']],
    ])
    expect(reveals.map(({ prize, at, text }) => `${prize} ${at} ${text}`)).toEqual([
      'second 0 34',
      'second 1 56',
      'first 0 12',
    ])
  })

  test('one after another, all within the show, with the longest wait before the last', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 30 }), fc.integer({ min: 5_000, max: 90_000 }), (count, showMs) => {
        const marks = marksOf(count, showMs)
        const gaps = marks.map((mark, at) => mark - (marks[at - 1] ?? 0))
        expect(marks).toHaveLength(count)
        expect(gaps.every((gap) => gap > 0)).toBe(true)
        expect(Math.max(...gaps)).toBe(gaps.at(-1))
        expect(marks.at(-1)).toBeLessThan(showMs)
      }),
    )
    expect(marksOf(0, 5_000)).toEqual([])
  })
})
