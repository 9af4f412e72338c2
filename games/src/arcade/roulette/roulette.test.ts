import { rational } from '@ronda/core'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { sumOfChips } from '../chips.ts'
import { roulette, spotReturns } from './roulette.ts'
import { colourOf, POCKETS, spots, timesOf, WHEEL } from './spots.ts'

const ids = [...spots.keys()]
const pockets = Array.from({ length: POCKETS }, (_, pocket) => pocket)

/** The numbers of places of each size on a single-zero table. */
const PLACES = { 1: 37, 2: 60, 3: 14, 4: 23, 6: 11, 12: 6, 18: 6 }

describe('roulette', () => {
  test('has every place of a single-zero table, and no number twice on one', () => {
    const sizes = [...spots.values()].map(({ numbers }) => numbers.length)
    const counted = Object.fromEntries(
      Object.keys(PLACES).map((size) => [size, sizes.filter((n) => n === +size).length]),
    )
    expect(counted).toEqual(PLACES)
    expect(sizes.length).toBe(37 + 60 + 14 + 23 + 11 + 6 + 6)
    for (const { numbers } of spots.values()) expect(new Set(numbers).size).toBe(numbers.length)
  })

  test('has a wheel on which red and black take turns', () => {
    expect(WHEEL.toSorted((a, b) => a - b)).toEqual(pockets)
    for (const [at, pocket] of WHEEL.slice(2).entries()) expect(colourOf(pocket)).not.toBe(colourOf(WHEEL[at + 1] ?? 0))
  })

  test.each([
    // chips, pocket, paid in ten-thousandths of a chip
    [{ 'straight-17': 1 }, 17, 36 * 10_000],
    [{ 'straight-17': 1 }, 18, 0],
    [{ 'split-17-18': 2 }, 18, 2 * 18 * 10_000],
    [{ 'street-16-17-18': 1 }, 16, 12 * 10_000],
    [{ 'corner-0-1-2-3': 1 }, 0, 9 * 10_000],
    [{ 'line-1-2-3-4-5-6': 1 }, 6, 6 * 10_000],
    [{ 'column-3': 1, 'dozen-1': 1 }, 12, (3 + 3) * 10_000],
    [{ red: 5, even: 3, low: 1 }, 18, (5 + 3 + 1) * 2 * 10_000],
    [{ red: 5, even: 3, low: 1 }, 17, 1 * 2 * 10_000],
    [{ red: 1, black: 1, odd: 1, even: 1, low: 1, high: 1 }, 0, 0],
  ] as const)('%j with the ball in %d pays %d', (chips, pocket, paid) => {
    const staked = sumOfChips(chips) * 10_000
    expect(roulette.play({ chips }, [], () => pocket)).toMatchObject({ staked, paid, isOver: true, view: { pocket } })
  })

  test('returns 36/37 of a chip on every place there is, by every pocket and by the formula', () => {
    for (const spot of spots.values()) {
      const paid = pockets.reduce((sum, pocket) => sum + spotReturns(spot.id, pocket), 0)
      expect(rational(BigInt(paid), BigInt(POCKETS) * 10_000n)).toEqual(rational(36n, 37n))
      expect(rational(BigInt(timesOf(spot) * spot.numbers.length), BigInt(POCKETS))).toEqual(rational(36n, 37n))
    }
  })

  test('pays the sum of what its places pay, however many chips lie on them', () => {
    const anyChips = fc.dictionary(fc.constantFrom(...ids), fc.integer({ min: 1, max: 50 }), {
      minKeys: 1,
      maxKeys: 20,
    })
    fc.assert(
      fc.property(anyChips, fc.nat(POCKETS - 1), (chips, pocket) => {
        const apart = Object.entries(chips).map(([id, count]) => count * spotReturns(id, pocket))
        expect(roulette.play({ chips }, [], () => pocket)?.paid).toBe(apart.reduce((sum, paid) => sum + paid, 0))
      }),
      { numRuns: 50 },
    )
  })

  test('parses bets and refuses anything else', () => {
    expect(roulette.readBet({ chips: { red: 2 }, more: 1 })).toEqual({ chips: { red: 2 } })
    const wrong = [{}, { purple: 1 }, { red: 0 }, { red: -1 }, { red: 1.5 }, { red: '1' }, { red: 199, black: 2 }, []]
    for (const chips of wrong) expect(roulette.readBet({ chips })).toBeUndefined()
    for (const value of [null, 1, 'red', { red: 1 }]) expect(roulette.readBet(value)).toBeUndefined()
    expect(roulette.readMove({})).toBeUndefined()
  })
})
