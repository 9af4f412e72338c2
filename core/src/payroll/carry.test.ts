import { expect, test } from 'vitest'
import { carriedInto } from './carry.ts'
import { NOTHING_CARRIED } from './run.ts'
import { atoms, dividend, salary, tier } from './testing/runs.ts'

const LEFT = { loss: -atoms(50_000), gross: 0n, rebates: 0n }
const [FEBRUARY, MARCH] = [{ fromMs: 2 }, { fromMs: 3 }]

test.each([
  ['the same terms', {}, {}, FEBRUARY, LEFT],
  ['other tiers', {}, { tiers: [tier(9)] }, FEBRUARY, LEFT],
  ['terms that carry nothing on', {}, { carry: 'none' }, FEBRUARY, LEFT],
  ['the same terms after a pause', {}, {}, MARCH, LEFT],
  ['another measure', {}, { measure: 'averageDay' }, FEBRUARY, NOTHING_CARRIED],
  ['another currency', {}, { currency: 'EUR' }, FEBRUARY, NOTHING_CARRIED],
  ['the period right after', { carry: 'previousPeriod' }, {}, FEBRUARY, LEFT],
  ['a later period', { carry: 'previousPeriod' }, {}, MARCH, NOTHING_CARRIED],
  ['the half right after', { carry: 'secondHalf' }, {}, FEBRUARY, LEFT],
  ['a later half', { carry: 'secondHalf' }, {}, MARCH, NOTHING_CARRIED],
] as const)('[PAY6] [PAY9] a carried loss comes into %s or not', (_, before, now, period, wanted) => {
  const carry = 'unlimited'
  const last = { terms: dividend([tier(10)], { carry, ...before }), toMs: FEBRUARY.fromMs, carried: LEFT }
  expect(carriedInto(dividend([tier(10)], { carry, ...now }), period, last)).toEqual(wanted)
})

test('[PAY6] what rounding leaves of a salary is carried over days without a contract', () => {
  const carried = { loss: 0n, gross: 7n, rebates: 3n }
  const last = { terms: salary([tier(1)]), toMs: 2, carried }
  expect(carriedInto(salary([tier(2)]), { fromMs: 9 }, last)).toEqual(carried)
  expect(carriedInto(salary([tier(2)]), { fromMs: 9 }, undefined)).toEqual(NOTHING_CARRIED)
})
