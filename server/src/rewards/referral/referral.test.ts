import { REFERRAL_MONTH_MAX } from '@ronda/contract'
import { ATOMS_PER_UNIT, days } from '@ronda/core'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { afterBets, decide, guestsToNext, hostRewardOf, levelOf, monthOf, stateOf, termsOf } from './referral.ts'

const levels = [
  { from: 1, reward: 5n },
  { from: 6, reward: 8n },
  { from: 16, reward: 12n },
]

test.each([
  [0, 0, 5n, 5],
  [1, 0, 5n, 4],
  [4, 0, 5n, 1],
  [5, 1, 8n, 10],
  [14, 1, 8n, 1],
  [15, 2, 12n, null],
  [500, 2, 12n, null],
])('after %i guests the next one is on level %i and earns %i; so many until the next level: %s', (qualified, ...is) => {
  const next = qualified + 1
  expect([levelOf(levels, next), hostRewardOf(levels, next), guestsToNext(levels, qualified)]).toEqual(is)
})

test('a later guest never earns the host less', () => {
  fc.assert(
    fc.property(fc.nat(100), fc.nat(100), (one, other) => {
      const [less, more] = [Math.min(one, other) + 1, Math.max(one, other) + 1]
      return hostRewardOf(levels, less) <= hostRewardOf(levels, more)
    }),
  )
})

test('terms are the settings in atoms', () => {
  const policy = { isOffered: true, validBet: 100, withinDays: 30, guestReward: 5, levels: [{ from: 1, reward: 2 }] }
  expect(termsOf(policy, 'USD')).toEqual({
    currency: 'USD',
    goal: 100n * ATOMS_PER_UNIT,
    withinDays: 30,
    guestReward: 5n * ATOMS_PER_UNIT,
    levels: [{ from: 1, reward: 2n * ATOMS_PER_UNIT }],
  })
})

const pair = { goal: 100n, valid: 0n, registeredAtMs: 1_000, endsAtMs: 2_000 }

test.each([
  ['nothing', [], 0n],
  ['a bet at the start', [{ valid: 40n, atMs: 1_000 }], 40n],
  ['a bet in the last moment', [{ valid: 40n, atMs: 1_999 }], 40n],
  ['a bet at the end', [{ valid: 40n, atMs: 2_000 }], 0n],
  ['a bet before the registration', [{ valid: 40n, atMs: 999 }], 0n],
  ['more than the goal', [{ valid: 400n, atMs: 1_500 }], 100n],
])('%s', (_name, bets, valid) => {
  expect(afterBets(pair, bets)).toBe(valid)
})

const bet = fc.record({ valid: fc.bigInt({ min: 0n, max: 80n }), atMs: fc.integer({ min: 500, max: 2_500 }) })

test('bets count the same in whatever order and batches they arrive, and never beyond the goal', () => {
  fc.assert(
    fc.property(fc.array(bet), fc.nat(10), (bets, cut) => {
      const [first, second] = [bets.slice(0, cut), bets.slice(cut)]
      const together = afterBets(pair, bets)
      const apart = afterBets({ ...pair, valid: afterBets(pair, second) }, first)
      return together === apart && together <= pair.goal
    }),
  )
})

test.each([
  ['playing', 1_999, 'playing'],
  ['playing', 2_000, 'over'],
  ['reached', 2_000, 'reached'],
  ['qualified', 2_000, 'qualified'],
  ['refused', 2_000, 'refused'],
] as const)('a guest who is %s at %i is shown as %s', (state, nowMs, shown) => {
  expect(stateOf({ state, endsAtMs: 2_000 }, nowMs)).toBe(shown)
})

test('a month ends where the next one starts, also in December', () => {
  const december = Date.UTC(2026, 11, 31, 23, 59)
  expect(monthOf(december)).toEqual({ startMs: Date.UTC(2026, 11), endMs: Date.UTC(2027, 0) })
  expect(monthOf(monthOf(december).endMs).startMs - monthOf(december).startMs).toBe(days(31))
})

const month = (qualifiedInMonth: number) => ({ qualified: qualifiedInMonth, qualifiedInMonth })

test.each([
  ['two accounts of one person', true, month(0), { outcome: 'refused' }],
  ['two accounts of one person in a full month', true, month(REFERRAL_MONTH_MAX), { outcome: 'refused' }],
  ['the first guest', false, month(0), { outcome: 'qualified', hostReward: 5n }],
  ['the last guest of a month', false, month(REFERRAL_MONTH_MAX - 1), { outcome: 'qualified', hostReward: 12n }],
  ['a guest more than a month has', false, month(REFERRAL_MONTH_MAX), { outcome: 'later' }],
])('%s', (_name, areLinked, counts, decision) => {
  expect(decide(areLinked, levels, counts)).toEqual(decision)
})
