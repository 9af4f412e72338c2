import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { POCKETS } from '../../arcade/roulette/spots.ts'
import { countDice, countMarks, countPockets } from './counts.ts'

const sumOf = (counts: Readonly<Record<string, number>>) => Object.values(counts).reduce((sum, n) => sum + n, 0)

describe('[SR9] counts of outcomes', () => {
  test('at a wheel are by number, colour, parity, half, dozen and column', () => {
    expect(countPockets([17, 0, 17, 32, 36, 5, 17, 32])).toMatchObject({
      hot: [17, 32, 0, 36, 5],
      colours: { red: 4, black: 3, green: 1 },
      parities: { odd: 4, even: 3 },
      halves: { low: 4, high: 3 },
      dozens: { 'dozen-1': 1, 'dozen-2': 3, 'dozen-3': 3 },
      columns: { 'column-1': 0, 'column-2': 6, 'column-3': 1 },
    })
  })

  test('at a wheel that has turned once have one hot number, and all others are cold', () => {
    expect(countPockets([9])).toMatchObject({ hot: [9], cold: [36, 35, 34, 33, 32] })
    expect(countPockets([]).hot).toEqual([])
  })

  test('at a wheel list as cold the rarest numbers, the one longest ago first', () => {
    const once = Array.from({ length: POCKETS }, (_, pocket) => pocket)
    expect(countPockets(once)).toMatchObject({ hot: [0, 1, 2, 3, 4], cold: [36, 35, 34, 33, 32] })
    expect(countPockets([...once.toReversed(), 20]).hot[0]).toBe(20)
  })

  test('at a wheel add up for any outcomes', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(POCKETS - 1), { maxLength: 60 }), (latest) => {
        const { pockets, colours, parities, halves, dozens, columns } = countPockets(latest)
        expect(pockets.reduce((sum, count) => sum + count, 0)).toBe(latest.length)
        expect(sumOf(colours)).toBe(latest.length)
        for (const counts of [parities, halves, dozens, columns])
          expect(sumOf(counts) + colours.green).toBe(latest.length)
      }),
      { numRuns: 30 },
    )
  })

  test('with three dice are by total and size', () => {
    const { totals, sizes } = countDice([
      [1, 2, 3],
      [6, 5, 4],
      [2, 2, 2],
      [6, 6, 3],
    ])
    expect(totals.filter(({ count }) => count > 0)).toEqual([
      { total: 6, count: 2 },
      { total: 15, count: 2 },
    ])
    expect(sizes).toEqual({ small: 1, big: 2, triple: 1 })
  })

  test('for two sides include the ties', () => {
    expect(countMarks(['red', 'tie', 'red'])).toEqual({ red: 2, blue: 0, tie: 1 })
  })
})
