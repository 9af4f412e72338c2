import type { Terms } from '@ronda/core/payroll'
import { addDays } from '@ronda/core'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { AccountDay } from '../team/team.ts'
import { examplesOf, periodsUntil } from './example.ts'
import { continued, forecastOf } from './forecast.ts'

const UNIT = 100_000n

const terms: Terms = {
  kind: 'dividend',
  currency: 'USD',
  period: 'monthly',
  tierKind: 'fixed',
  measure: 'period',
  carry: 'unlimited',
  platformMillionths: 0,
  activeFrom: 0n,
  tiers: [{ validBetMin: 0n, lossMin: 0n, activeMembersMin: 1, rateMillionths: 100_000 }],
}
const own = { agent: 'me', terms }

const on = (day: string, lost: number): AccountDay => ({
  account: 'member',
  day,
  line: ['me'],
  figures: {
    bets: 1,
    valid: BigInt(lost) * UNIT,
    staked: BigInt(lost) * UNIT,
    won: 0n,
    deposited: 0n,
    withdrawn: 0n,
    promoted: 0n,
  },
})

const march = Date.parse('2026-03-15T12:00:00Z')
const periods = periodsUntil(march, 'monthly', 2)
const asked = (days: readonly AccountDay[]) => {
  const examples = examplesOf(own, [], days, { periods })
  const current = examples.at(-1)
  return current && forecastOf({ own, below: [], days }, current, examples.slice(0, -1).toReversed(), march)
}
const everyDay = (from: string, count: number, lost: (at: number) => number) =>
  Array.from({ length: count }, (_, at) => on(addDays(from, at), lost(at)))

test('today and the days left repeat the same weekday of the week before, however many weeks are left', () => {
  const [period] = periods.slice(-1)
  const days = everyDay('2026-03-01', 15, (at) => at + 1)
  const figures = (period ? continued(days, period, '2026-03-15') : []).map(({ day, figures: { staked } }) => [
    day,
    Number(staked / UNIT),
  ])
  expect(figures).toHaveLength(31)
  // What was played today so far is left out: the day is not over.
  expect(figures.slice(13, 17)).toEqual([
    ['2026-03-14', 14],
    ['2026-03-15', 8],
    ['2026-03-16', 9],
    ['2026-03-17', 10],
  ])
  expect(figures.slice(20, 23)).toEqual([
    ['2026-03-21', 14],
    ['2026-03-22', 8],
    ['2026-03-23', 9],
  ])
})

test('a team that plays alike every week is forecast without an error', () => {
  const days = everyDay('2025-12-25', 81, (at) => 10 * ((at % 7) + 1))
  const forecast = asked(days)
  const whole = everyDay('2025-12-25', 97, (at) => 10 * ((at % 7) + 1))
  const paid = examplesOf(own, [], whole, { periods }).at(-1)?.payslip
  expect(forecast).toEqual({ tier: 0, gross: paid?.gross, pay: paid?.pay, tried: 2, error: 0n })
})

test('the error is the mean of what was missed on the same day of closed periods', () => {
  // On the 15th of January a week of 10 a day was repeated, then nobody played: 170 more than there was.
  // On the 15th of February nothing was repeated, then 20 were played on one day.
  const days = [...everyDay('2026-01-01', 14, () => 10), on('2026-02-20', 20), on('2026-03-02', 50)]
  expect(asked(days)).toEqual({
    tier: 0,
    gross: 5n * UNIT,
    pay: 5n * UNIT,
    tried: 2,
    error: (17n * UNIT + 2n * UNIT) / 2n,
  })
})

test('a period in which nobody played is no trial', () => {
  expect(asked([on('2026-03-02', 50)])).toMatchObject({ tried: 0, error: null })
  expect(asked([on('2026-02-02', 50), on('2026-03-02', 50)])).toMatchObject({ tried: 1 })
})

test('on the last day of a period the forecast has all of it but that day', () => {
  const dayOfMonth = fc.integer({ min: 1, max: 30 })
  fc.assert(
    fc.property(fc.array(fc.tuple(dayOfMonth, fc.integer({ min: 1, max: 1_000 })), { maxLength: 40 }), (bets) => {
      const days = bets.map(([day, lost]) => on(`2026-03-${String(day).padStart(2, '0')}`, lost))
      const [period] = periods.slice(-1)
      const result = period ? continued(days, period, '2026-03-31') : []
      const repeated = days.filter(({ day }) => day === '2026-03-24').map((each) => ({ ...each, day: '2026-03-31' }))
      expect(result).toEqual([...days, ...repeated])
    }),
  )
})
