import { partsOf, type Terms } from '@ronda/core/payroll'
import { expect, test } from 'vitest'
import type { AccountDay } from '../team/team.ts'
import { daysOf, examplesOf, nextOf, periodsUntil } from './example.ts'

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
  tiers: [
    { validBetMin: 0n, lossMin: 0n, activeMembersMin: 1, rateMillionths: 100_000 },
    { validBetMin: 500n * UNIT, lossMin: 200n * UNIT, activeMembersMin: 2, rateMillionths: 200_000 },
  ],
}

const on = (day: string, staked: bigint, won: bigint, line: readonly string[] = ['me']): AccountDay => ({
  account: 'member',
  day,
  line,
  figures: {
    bets: 1,
    valid: staked * UNIT,
    staked: staked * UNIT,
    won: won * UNIT,
    deposited: 0n,
    withdrawn: 0n,
    promoted: 0n,
  },
})

const march = Date.parse('2026-03-15T12:00:00Z')

test('periods end with the one that runs; none is shorter than a day', () => {
  const periods = periodsUntil(march, 'monthly', 2)
  expect(daysOf(periods)).toEqual({ from: '2026-01-01', to: '2026-03-31' })
  expect(periods).toHaveLength(3)
  expect(periodsUntil(march, 'hourly', 2)).toEqual([])
  expect(periodsUntil(march, 'fiveMinutes', 2)).toEqual([])
})

test('the engine that pays makes the examples: a loss is carried, and contracts below are taken off', () => {
  const days = [on('2026-01-10', 100n, 150n), on('2026-02-10', 400n, 200n), on('2026-03-01', 50n, 0n, ['low', 'me'])]
  const below = [{ agent: 'low', terms: { ...terms, tiers: terms.tiers.slice(0, 1) } }]
  const examples = examplesOf({ agent: 'me', terms }, below, days, { periods: periodsUntil(march, 'monthly', 2) })
  expect(examples.map(({ payslip }) => [payslip.tier, payslip.gross / UNIT, payslip.pay / UNIT])).toEqual([
    [null, 0n, 0n],
    // 10 % of 200 less the 50 that members had won in January.
    [0, 15n, 15n],
    [0, 5n, 0n],
  ])
  const carried = new Map([['me', { loss: -partsOf(50n * UNIT), gross: 0n, rebates: 0n }]])
  const periods = periodsUntil(march, 'monthly', 1)
  const again = examplesOf({ agent: 'me', terms }, below, days, { periods, into: carried })
  expect(again.map(({ payslip }) => payslip.gross / UNIT)).toEqual([15n, 5n])
  const current = examples[2]
  expect(current && nextOf(terms, current)).toEqual({
    tier: 1,
    validBet: 450n * UNIT,
    loss: 150n * UNIT,
    activeMembers: 1,
    gross: 40n * UNIT,
  })
})
