import { rational } from '@ronda/core'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { arcadeFacts } from '../facts.ts'
import { limbo, limboChances, limboResult, TARGET_MAX, TARGET_MIN } from './limbo.ts'
import { script } from '../../testing/script.ts'

const NUMBERS = 10n ** 12n
const anyTarget = fc.integer({ min: TARGET_MIN, max: TARGET_MAX })

describe('limbo', () => {
  test.each([
    // target, first draw, second draw, result, paid
    [200, 494_999, 999_999, 200, 20_000],
    [200, 495_000, 0, 199, 0],
    [101, 980_000, 0, 101, 10_100],
    [1_000_000, 98, 999_999, 1_000_000, 100_000_000],
    [1_000_000, 0, 0, 1_000_000, 100_000_000],
    [1_000_000, 99, 0, 999_999, 0],
    [150, 999_999, 999_999, 99, 0],
  ])('a target of %d with %d and %d drawn: %d comes, %d is paid', (target, first, second, result, paid) => {
    const state = limbo.play({ target }, [], script(first, second))
    expect(state).toEqual({ view: { result }, isOver: true, staked: 10_000, paid })
  })

  test('a target is reached by exactly the numbers that the formula counts', () => {
    fc.assert(
      fc.property(anyTarget, (target) => {
        const chances = limboChances(target)
        // The result falls as the number rises, so the last number that reaches the target determines how many do.
        expect(limboResult(chances - 1)).toBeGreaterThanOrEqual(target)
        expect(limboResult(chances)).toBeLessThan(target)
      }),
    )
  })

  test('returns what the facts say over every target: 99 % to a hundred-millionth', () => {
    let least = Number.POSITIVE_INFINITY
    let most = 0
    for (let target = TARGET_MIN; target <= TARGET_MAX; target += 1) {
      const returned = target * limboChances(target)
      least = Math.min(least, returned)
      most = Math.max(most, returned)
    }
    const asReturn = (returned: number) => rational(BigInt(returned), 100n * NUMBERS)
    expect([asReturn(least), asReturn(most)]).toEqual([arcadeFacts.limbo.returnMin, arcadeFacts.limbo.returnMax])
    expect(arcadeFacts.limbo.largestWin).toBe(TARGET_MAX * 100)
  })

  test('parses targets and refuses anything else', () => {
    expect(limbo.readBet({ target: 200 })).toEqual({ target: 200 })
    for (const target of [100, 1_000_001, 150.5, '200', null, undefined])
      expect(limbo.readBet({ target })).toBeUndefined()
  })
})
