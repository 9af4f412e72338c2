import { rational, type Rational } from '@ronda/core'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { CHANCE_MAX, CHANCE_MIN, dice, dicePays, ROLLS, type DiceBet } from './dice.ts'

const anyBet = fc.record({
  side: fc.constantFrom('under' as const, 'over' as const),
  chance: fc.integer({ min: CHANCE_MIN, max: CHANCE_MAX }),
})

/** Plays every number there is. */
function enumerated(bet: DiceBet): Rational {
  const paid = Array.from({ length: ROLLS }, (_, roll) => dice.play(bet, [], () => roll)?.paid ?? 0)
  return rational(BigInt(paid.reduce((sum, one) => sum + one, 0)), BigInt(ROLLS) * 10_000n)
}

describe('dice', () => {
  test.each([
    // side, chance, roll, paid in ten-thousandths
    ['under', 5_000, 4_999, 19_800],
    ['under', 5_000, 5_000, 0],
    ['over', 5_000, 5_000, 19_800],
    ['over', 5_000, 4_999, 0],
    ['under', 1, 0, 9_900 * 10_000],
    ['over', 1, 9_999, 9_900 * 10_000],
    ['over', 1, 9_998, 0],
    ['under', 9_800, 9_799, 10_102],
    ['under', 3_333, 0, 29_702],
  ] as const)('%s with %d winning numbers, %d rolled: pays %d', (side, chance, roll, paid) => {
    expect(dice.play({ side, chance }, [], () => roll)).toEqual({ view: { roll }, isOver: true, staked: 10_000, paid })
  })

  test('returns chance × price ÷ all, by formula and by every number, for any bet', () => {
    fc.assert(
      fc.property(anyBet, (bet) => {
        const formula = rational(BigInt(bet.chance) * BigInt(dicePays(bet.chance)), BigInt(ROLLS) * 10_000n)
        expect(enumerated(bet)).toEqual(formula)
      }),
      { numRuns: 50 },
    )
  })

  test('returns 98.9903 % to 99 % on every bet there is', () => {
    const returned = Array.from({ length: CHANCE_MAX }, (_, i) => BigInt(i + 1) * BigInt(dicePays(i + 1)))
    const [least, most] = [returned.reduce((a, b) => (a < b ? a : b)), returned.reduce((a, b) => (a > b ? a : b))]
    expect([least, most]).toEqual([98_990_320n, 99_000_000n])
  })

  test('parses bets and refuses anything else', () => {
    expect(dice.readBet({ side: 'under', chance: 50, more: 1 })).toEqual({ side: 'under', chance: 50 })
    const wrong = [null, 'under', [], {}, { side: 'both', chance: 5 }, { side: 'over', chance: 0 }]
    for (const value of [...wrong, { side: 'over', chance: 9_801 }, { side: 'over', chance: 1.5 }])
      expect(dice.readBet(value)).toBeUndefined()
    expect(dice.readMove({})).toBeUndefined()
  })
})
