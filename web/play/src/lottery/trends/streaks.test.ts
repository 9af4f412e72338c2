import fc from 'fast-check'
import { expect, test } from 'vitest'
import { streakOf } from './streaks.ts'

test.each([
  // sides, the newest first; the last side, the current streak, and the longest streak
  ['', undefined],
  ['b', { side: 'b', now: 1, longest: 1 }],
  ['bbs', { side: 'b', now: 2, longest: 2 }],
  ['sbbbbss', { side: 's', now: 1, longest: 4 }],
])('of %j the streak is %j', (sides, streak) => {
  expect(streakOf([...sides])).toEqual(streak)
})

test('a streak is no longer than the longest, and the longest is no longer than the number of draws', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom('big', 'small'), { minLength: 1, maxLength: 120 }), (sides) => {
      const { now = 0, longest = 0, side } = streakOf(sides) ?? {}
      expect(sides.slice(0, now).every((one) => one === side)).toBe(true)
      expect(sides[now]).not.toBe(side)
      expect(longest).toBeGreaterThanOrEqual(now)
      expect(longest).toBeLessThanOrEqual(sides.length)
    }),
  )
})
