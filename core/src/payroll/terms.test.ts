import { expect, test } from 'vitest'
import { dividend, salary, tier } from './testing/runs.ts'
import { canonicalTerms, faultOfTerms, type Terms } from './terms.ts'

const rows = [tier(3, { validBet: 300, loss: 10 }), tier(5, { validBet: 500, loss: 30, active: 2 })]
const daily = { kind: 'dailySalary', period: 'daily' } as const

test.each<readonly [string, Terms, string | undefined]>([
  ['a dividend', dividend(rows), undefined],
  ['a salary', salary([tier(0.5), tier(0.6, { validBet: 1_000 })]), undefined],
  ['a dividend every hour', dividend(rows, { period: 'hourly' }), 'period'],
  ['a salary every month', salary([tier(1)], { period: 'monthly' }), 'period'],
  ['a second half of a month', dividend(rows, { carry: 'secondHalf' }), 'carry'],
  ['a second half of a half month', dividend(rows, { carry: 'secondHalf', period: 'semimonthly' }), undefined],
  ['a floating salary', salary([tier(1)], { tierKind: 'floating' }), 'salary'],
  ['a salary of average days', salary([tier(1)], { measure: 'averageDay' }), 'salary'],
  ['a salary with carry', salary([tier(1)], { carry: 'unlimited' }), 'salary'],
  ['a salary with a share of the platform', salary([tier(1)], { platformMillionths: 1 }), 'salary'],
  ['a salary with a minimum loss', dividend([tier(1, { loss: 1 })], daily), 'salary'],
  ['more than everything for the platform', dividend(rows, { platformMillionths: 1_000_001 }), 'platform'],
  ['a negative share', dividend(rows, { platformMillionths: -1 }), 'platform'],
  ['a broken share', dividend(rows, { platformMillionths: 0.5 }), 'platform'],
  ['no tier', dividend([]), 'tiers'],
  ['seven tiers', dividend([1, 2, 3, 4, 5, 6, 7].map((percent) => tier(percent))), 'tiers'],
  ['a rate of nothing', dividend([tier(0)]), 'rate'],
  ['a rate above everything', dividend([tier(101)]), 'rate'],
  ['a negative minimum', dividend([tier(1, { validBet: -1 })]), 'amount'],
  ['less than a cent', dividend(rows, { activeFrom: 1n }), 'amount'],
  ['half a member', dividend([tier(1, { active: 0.5 })]), 'amount'],
  ['an equal rate', dividend([tier(3), tier(3, { validBet: 1 })]), 'order'],
  ['a lower minimum of bets', dividend([tier(3, { validBet: 2 }), tier(4, { validBet: 1 })]), 'order'],
  ['a lower minimum loss', dividend([tier(3, { loss: 2 }), tier(4, { loss: 1 })]), 'order'],
  ['a lower minimum of members', dividend([tier(3, { active: 2 }), tier(4, { active: 1 })]), 'order'],
])('[PAY20] %s: the terms', (_, terms, fault) => {
  expect(faultOfTerms(terms)).toBe(fault)
})

test('[PAY20] terms have one canonical text, whatever the order of their fields', () => {
  const terms = dividend(rows)
  const reversed = Object.fromEntries(Object.entries(terms).toReversed()) as Terms
  expect(canonicalTerms(reversed)).toBe(canonicalTerms(terms))
  expect(canonicalTerms(terms)).toBe(
    '["1","dividend","USD","monthly","fixed","period","none","0","0",' +
      '[["30000000","1000000","0","30000"],["50000000","3000000","2","50000"]]]',
  )
})

test('[PAY20] each change of the terms changes the canonical text', () => {
  const terms = dividend(rows)
  const [first = tier(1), second = tier(1)] = rows
  const changed: readonly Partial<Terms>[] = [
    { kind: 'dailySalary' },
    { currency: 'EUR' },
    { period: 'weekly' },
    { tierKind: 'floating' },
    { measure: 'averageDay' },
    { carry: 'unlimited' },
    { platformMillionths: 1 },
    { activeFrom: 1n },
    { tiers: [first] },
    { tiers: [first, { ...second, validBetMin: 1n }] },
    { tiers: [first, { ...second, lossMin: 1n }] },
    { tiers: [first, { ...second, activeMembersMin: 1 }] },
    { tiers: [first, { ...second, rateMillionths: 1 }] },
  ]
  const texts = [terms, ...changed.map((change) => ({ ...terms, ...change }))].map(canonicalTerms)
  expect(new Set(texts).size).toBe(texts.length)
})
