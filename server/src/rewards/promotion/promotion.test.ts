import type { PromotionDraft, PromotionRule } from '@ronda/contract'
import { days, hours } from '@ronda/core'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { reasonOf, type Candidate } from './eligibility.ts'
import { canonicalOf } from './hash.ts'
import { amountOf, goalOf, isWithinLimits, periodKey, progressOf, windowOf, type Facts } from './promotion.ts'
import { simulate, type PastDays } from './simulate.ts'
import { linesOf, termsOf } from './terms.ts'
import { bonuses, draft, first, match, nothing, NOW, ruled, UNIT } from './testing/drafts.ts'

// Worked examples, computed by what pays.
test.each<[string, PromotionRule, Partial<Facts>, bigint]>([
  ['a tenth of a loss of 50', draft.rule, { staked: 80n * UNIT, won: 30n * UNIT }, 5n * UNIT],
  ['at most the prize', draft.rule, { staked: 900n * UNIT }, 20n * UNIT],
  ['nothing for who has won', draft.rule, { staked: 10n * UNIT, won: 11n * UNIT }, 0n],
  ['a tenth of 0.19, in whole cents', draft.rule, { staked: 19_000n }, 1_000n],
  ['half of a first day', { kind: 'lossBack', hours: 24, permille: 500 }, { staked: 9n * UNIT, won: UNIT }, 4n * UNIT],
  ['half of a deposit of 30', match, { deposit: 30n * UNIT }, 15n * UNIT],
  ['nothing for a smaller deposit', match, { deposit: 10n * UNIT - 1n }, 0n],
  ['nothing without a deposit', match, {}, 0n],
  ['a fixed amount for a first deposit', first, { deposit: 10n * UNIT }, 20n * UNIT],
  ['nothing for one that was taken back', first, { deposit: 0n }, 0n],
  ['a fixed amount for a code', { kind: 'code', code: 'FERIA' }, {}, 20n * UNIT],
])('%s', (_name, rule, facts, amount) => {
  expect(amountOf({ rule, prize: draft.prize }, { ...nothing, ...facts }, 'USD')).toBe(amount)
})

test('an amount is whole in its currency, never negative, and never more than the prize', () => {
  const atoms = fc.bigInt({ min: 0n, max: 10n ** 14n })
  const rules = fc.constantFrom<PromotionRule>(draft.rule, match, first, {
    kind: 'lossBack',
    hours: 1,
    permille: 1_000,
  })
  fc.assert(
    fc.property(rules, atoms, atoms, atoms, (rule, staked, won, deposit) => {
      const amount = amountOf({ rule, prize: draft.prize }, { ...nothing, staked, won, deposit }, 'USD')
      return amount >= 0n && amount <= draft.prize && amount % 1_000n === 0n
    }),
  )
})

test('who loses more gets no less', () => {
  const atoms = fc.bigInt({ min: 0n, max: 10n ** 12n })
  fc.assert(
    fc.property(atoms, atoms, (one, more) => {
      const paid = (staked: bigint) => amountOf(draft, { ...nothing, staked }, 'USD')
      return paid(one) <= paid(one + more)
    }),
  )
})

test('the bets that are needed are a multiple of the deposit that stands', () => {
  expect(goalOf({ rule: match }, { deposit: 30n * UNIT })).toBe(90n * UNIT)
  expect(goalOf({ rule: match }, { deposit: null })).toBeNull()
  expect(goalOf({ rule: { kind: 'mission', goal: 5n, days: 1 } }, { deposit: null })).toBe(5n)
})

const joining = { atMs: NOW, registeredAtMs: NOW - hours(2), before: 1 }
test.each<[string, PromotionRule, string, number, number]>([
  [
    'a day ends at midnight of its zone',
    { ...draft.rule, kind: 'cashBack', period: 'daily', permille: 1 },
    '2026-11-18',
    NOW,
    Date.UTC(2026, 10, 19, 5),
  ],
  ['a week ends on Sunday', draft.rule, '2026-11-16', NOW, Date.UTC(2026, 10, 23, 5)],
  [
    'a first day began with the account',
    { kind: 'lossBack', hours: 24, permille: 1 },
    '2',
    NOW - hours(2),
    NOW + hours(22),
  ],
  ['a birthday is once a year', { kind: 'birthday' }, '2026', NOW, NOW],
  ['a mission has its days', { kind: 'mission', goal: 1n, days: 3 }, '2', NOW, NOW + days(3)],
])('%s', (_name, rule, period, startMs, endMs) => {
  expect(periodKey(ruled(rule), joining)).toBe(period)
  expect(windowOf(ruled(rule), joining)).toEqual({ startMs, endMs })
})

test('a week that the calendar cuts short ends with the calendar', () => {
  expect(windowOf({ ...draft, untilMs: NOW + 5 }, joining).endMs).toBe(NOW + 5)
})

const at = (rule: PromotionRule, facts: Partial<Facts>, nowMs: number) =>
  progressOf(
    { rule, prize: draft.prize },
    { startMs: 0, endMs: 10 },
    { ...nothing, ...facts },
    { currency: 'USD', nowMs },
  )

test.each<[string, PromotionRule, Partial<Facts>, number, string]>([
  ['a loss before the end', draft.rule, { staked: UNIT }, 9, 'begun'],
  ['a loss at the end', draft.rule, { staked: UNIT }, 10, 'begun reached'],
  ['no loss at the end', draft.rule, {}, 10, 'over'],
  ['a deposit without the bets', match, { deposit: 10n * UNIT, valid: 30n * UNIT - 1n }, 9, 'begun'],
  ['a deposit with the bets', match, { deposit: 10n * UNIT, valid: 30n * UNIT }, 9, 'begun reached'],
  ['a code', { kind: 'code', code: 'FERIA' }, {}, 0, 'begun reached'],
])('%s', (_name, rule, facts, nowMs, expected) => {
  const { hasBegun, isReached, isOver } = at(rule, facts, nowMs)
  const words = [hasBegun && 'begun', isReached && 'reached', isOver && 'over'].filter((word) => word !== false)
  expect(words.join(' ')).toBe(expected)
})

const candidate: Candidate = {
  mayOffer: true,
  rank: 0,
  registeredAtMs: NOW - hours(1),
  before: 0,
  isTaken: false,
  linked: 0,
  isBirthday: undefined,
  hasDeposited: false,
  hasContact: false,
  left: draft.prize,
}

test.each<[string | undefined, Partial<PromotionDraft>, Partial<Candidate>]>([
  [undefined, {}, {}],
  ['not_offered', {}, { mayOffer: false }],
  ['not_open', { fromMs: NOW + 1 }, {}],
  ['not_open', { untilMs: NOW }, {}],
  ['weekday', { weekdays: [1, 2] }, {}],
  [undefined, { weekdays: [3] }, {}],
  ['rank', { rankMin: 2 }, { rank: 1 }],
  ['not_new', { newDays: 1 }, { registeredAtMs: NOW - days(1) }],
  ['not_new', { rule: { kind: 'lossBack', hours: 1, permille: 1 } }, {}],
  ['identity', { rule: { kind: 'birthday' } }, {}],
  ['birthday', { rule: { kind: 'birthday' } }, { isBirthday: false }],
  ['deposited', { rule: first }, { hasDeposited: true }],
  ['channel', { rule: { kind: 'social', channel: 'zalo' } }, {}],
  ['limit', {}, { isTaken: true }],
  ['limit', {}, { before: 4 }],
  ['device', {}, { linked: 1 }],
  ['full', {}, { left: draft.prize - 1n }],
])('%s', (reason, over, who) => {
  expect(reasonOf({ draft: { ...draft, ...over }, isClosed: false }, { ...candidate, ...who }, NOW)).toBe(reason)
})

test.each<[string, Partial<PromotionDraft>, boolean]>([
  ['as it is', {}, true],
  ['a negative prize', { prize: -UNIT }, false],
  ['a prize of a fraction of a cent', { prize: 1n }, false],
  ['a huge prize', { prize: 10_001n * UNIT, budget: 10_001n * UNIT }, false],
  ['a budget below one prize', { budget: 19n * UNIT }, false],
  ['a goal of nothing', { rule: { kind: 'mission', goal: 0n, days: 1 } }, false],
  ['a smallest deposit of nothing', { rule: { ...match, kind: 'depositMatch', depositMin: 0n } }, false],
])('limits: %s', (_name, over, isAllowed) => {
  expect(isWithinLimits({ ...draft, ...over }, { currency: 'USD', unit: UNIT })).toBe(isAllowed)
})

const RULES: readonly PromotionRule[] = [
  draft.rule,
  { kind: 'lossBack', hours: 24, permille: 125 },
  { kind: 'birthday' },
  first,
  match,
  { kind: 'mission', goal: 7n * UNIT, days: 3 },
  { kind: 'code', code: 'FERIA' },
  { kind: 'social', channel: 'zalo' },
]

test.each(RULES)('the terms of $kind are whole in both languages, and name what is applied', (rule) => {
  for (const language of ['es', 'en'] as const) {
    const terms = termsOf(
      { ...ruled(rule), rankMin: 1, newDays: 3, weekdays: [5, 1], isReviewed: true },
      { language, currency: 'USD', bonuses },
    )
    const text = terms.join('\n')
    expect(text).not.toMatch(/[{}]|undefined/)
    expect(text).not.toContain('FERIA')
    expect(text).toContain('$20.00')
    expect(text).toContain('$1,000.00')
    const lines = linesOf(
      ruled(rule),
      { ...nothing, staked: 9n * UNIT, deposit: 30n * UNIT },
      { language, currency: 'USD' },
    )
    expect(lines.join('\n')).not.toMatch(/[{}]|undefined/)
    expect(lines.length).toBeGreaterThan(0)
  }
})

test('the lines of a computation end with what is paid', () => {
  const reader = { language: 'en', currency: 'USD' } as const
  expect(linesOf(draft, { ...nothing, staked: 80n * UNIT, won: 30n * UNIT }, reader)).toEqual([
    'Net loss: $80.00 staked − $30.00 won = $50.00',
    '$50.00 × 10 % = $5.00',
  ])
  expect(linesOf(ruled(match), { ...nothing, deposit: 60n * UNIT }, reader)).toEqual([
    'Deposit: $60.00',
    '$60.00 × 50 % = $30.00',
    'At most $20.00',
    'Valid bets needed: $60.00 × 3 = $180.00',
  ])
})

test('the hash is of the terms, whatever the order of the fields, and tells no code', () => {
  const { names, ...rest } = ruled({ kind: 'code', code: 'FERIA' })
  expect(canonicalOf({ ...rest, names })).toBe(canonicalOf({ names, ...rest }))
  expect(canonicalOf(rest)).not.toContain('FERIA')
  expect(canonicalOf({ ...rest, prize: 1n })).not.toBe(canonicalOf(rest))
})

const past: PastDays = {
  plays: [
    { owner: 'ana', day: '2026-11-16', staked: 50n * UNIT, won: 0n },
    { owner: 'ana', day: '2026-11-17', staked: 0n, won: 20n * UNIT },
    { owner: 'eva', day: '2026-11-16', staked: 10n * UNIT, won: 30n * UNIT },
  ],
  deposits: [
    { owner: 'ana', kept: 5n * UNIT, isFirst: true },
    { owner: 'ana', kept: 20n * UNIT, isFirst: false },
    { owner: 'eva', kept: 10n * UNIT, isFirst: true },
  ],
  valid: new Map([['ana', 60n * UNIT]]),
  opened: new Map([['eva', '2026-11-16']]),
}

test.each<[string, PromotionRule, number, bigint]>([
  ['a week adds up', draft.rule, 1, 3n * UNIT],
  ['each day alone', { kind: 'cashBack', period: 'daily', permille: 100 }, 1, 5n * UNIT],
  ['the first day of a winner', { kind: 'lossBack', hours: 24, permille: 500 }, 0, 0n],
  ['the first deposit that is large enough', match, 1, 10n * UNIT],
  ['first deposits with their bets', first, 0, 0n],
  ['members who reached a goal', { kind: 'mission', goal: 60n * UNIT, days: 1 }, 1, 20n * UNIT],
  ['everybody who played', { kind: 'code', code: 'FERIA' }, 2, 40n * UNIT],
])('simulation: %s', (_name, rule, members, amount) => {
  expect(simulate(ruled(rule), past, { currency: 'USD', days: 30 })).toMatchObject({ members, amount, isCut: false })
})

test('a simulation never costs more than the budget', () => {
  const tight = { ...ruled({ kind: 'code', code: 'FERIA' }), budget: 30n * UNIT }
  expect(simulate(tight, past, { currency: 'USD', days: 30 })).toMatchObject({ amount: 30n * UNIT, isCut: true })
})
