import { expect, test } from 'vitest'
import { rational } from '../rational.ts'
import { partsOf } from './round.ts'
import { amounts, dividend, salary, tier, atoms } from './testing/runs.ts'
import { nextTier, reachTier, type Measured } from './tier.ts'

const measured = (base: number, validBet: number, active: number, days = 1): Measured => ({
  figures: { ...amounts({ validBet }), activeMembers: active, activeMemberDays: active },
  base: partsOf(atoms(base)),
  days,
})
const exact = (count: number) => rational(partsOf(atoms(count)))

const fixed = dividend([
  tier(3, { validBet: 300_000, loss: 10_000, active: 2 }),
  tier(5, { validBet: 500_000, loss: 30_000, active: 5 }),
])

test.each([
  ['below everything', measured(9_999, 299_999, 1), null, 0],
  ['a loss to players', measured(-1, 900_000, 9), null, 0],
  ['the first at its minimums', measured(10_000, 300_000, 2), 0, 300],
  ['one active member too few', measured(30_000, 500_000, 4), 0, 900],
  ['a unit of loss too few', measured(29_999, 500_000, 5), 0, 899.97],
  ['the second at its minimums', measured(30_000, 500_000, 5), 1, 1_500],
])('[PAY3] fixed tiers, %s', (_, given, place, pays) => {
  const reached = reachTier(fixed, given)
  expect(reached.tier).toBe(place)
  expect(reached.gross).toEqual(rational(BigInt(Math.round(pays * 100)) * 1_000n * 1_000_000n))
})

test('[PAY3] the highest tier that is met is the one that was reached, also where there is nothing to pay', () => {
  expect(reachTier(dividend([tier(3), tier(5)]), measured(0, 0, 0))).toEqual({ tier: 1, gross: exact(0) })
})

test('[PAY4] a floating tier without a minimum loss pays its whole rate, and none pays on a negative base', () => {
  const terms = dividend([tier(3), tier(5, { loss: 30_000 })], { tierKind: 'floating' })
  expect(reachTier(terms, measured(10_000, 0, 0))).toEqual({ tier: 0, gross: exact(300) })
  expect(reachTier(terms, measured(24_000, 0, 0))).toEqual({ tier: 1, gross: exact(960) })
  expect(reachTier(terms, measured(40_000, 0, 0))).toEqual({ tier: 1, gross: exact(2_000) })
  expect(reachTier(terms, measured(-5, 0, 0)).tier).toBeNull()
})

test('the next tier says what is missing and what it pays there: the cliff of the contract', () => {
  expect(nextTier(fixed, measured(29_000, 480_000, 3))).toEqual({
    tier: 1,
    validBet: atoms(20_000),
    loss: partsOf(atoms(1_000)),
    activeMembers: 2,
    gross: exact(1_500),
  })
  expect(nextTier(fixed, measured(5_000, 0, 0))).toMatchObject({
    tier: 0,
    loss: partsOf(atoms(5_000)),
    gross: exact(300),
  })
  expect(nextTier(fixed, measured(90_000, 900_000, 9))).toBeUndefined()
  expect(nextTier({ ...fixed, tierKind: 'floating' }, measured(5_000, 0, 0))).toBeUndefined()
})

test('the next tier of a salary and of average days', () => {
  const daily = salary([tier(0.5), tier(1, { validBet: 50_000 })])
  expect(nextTier(daily, measured(49_000, 49_000, 0))).toMatchObject({
    tier: 1,
    validBet: atoms(1_000),
    gross: exact(500),
  })
  const average = dividend([tier(5, { validBet: 100, active: 2 })], { measure: 'averageDay' })
  expect(nextTier(average, measured(10, 1_400, 29, 15))).toMatchObject({
    tier: 0,
    validBet: atoms(100),
    activeMembers: 1,
  })
})
