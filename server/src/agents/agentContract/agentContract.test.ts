import { days } from '@ronda/core'
import type { Terms } from '@ronda/core/payroll'
import { expect, test } from 'vitest'
import {
  areTermsGood,
  endedByMove,
  endedWith,
  endedWithout,
  endingOf,
  impactText,
  mayKeep,
  refusalOfAnswer,
  refusalOfGrant,
  sideOf,
  type Deciding,
  type Standing,
} from './agentContract.ts'

const termsAt = (percent: number, more: Partial<Terms> = {}): Terms => ({
  kind: 'dividend',
  currency: 'USD',
  period: 'monthly',
  tierKind: 'fixed',
  measure: 'period',
  carry: 'none',
  platformMillionths: 0,
  activeFrom: 0n,
  tiers: [{ validBetMin: 0n, lossMin: 0n, activeMembersMin: 0, rateMillionths: percent * 10_000 }],
  ...more,
})

const standing = (
  agent: string,
  percent: number,
  line: readonly string[] = [],
  more: Partial<Terms> = {},
): Standing => ({
  id: `of ${agent}`,
  agent,
  upline: line[0] ?? null,
  line,
  terms: termsAt(percent, more),
  termsHash: `${percent}`,
})

test.each<readonly [string, string | null, readonly Standing[], Terms, string | undefined]>([
  ['less than the own contract', 'up', [standing('up', 40)], termsAt(30), undefined],
  ['as much as the own contract', 'up', [standing('up', 40)], termsAt(40), undefined],
  ['more than the own contract', 'up', [standing('up', 40)], termsAt(41), 'agentContract.above_upline'],
  ['without an own contract', 'up', [standing('top', 40)], termsAt(30), 'agentContract.none_own'],
  ['by the platform to the head of a line', null, [], termsAt(100), undefined],
  ['by the platform below an agent', null, [standing('up', 40)], termsAt(41), 'agentContract.above_upline'],
  ['of another period', 'up', [standing('up', 40)], termsAt(1, { period: 'weekly' }), 'agentContract.other_period'],
  [
    'that gives back the share of the platform',
    'up',
    [standing('up', 40, [], { platformMillionths: 2 })],
    termsAt(40, { platformMillionths: 1 }),
    'agentContract.above_upline',
  ],
])('an offer %s: %s', (_, upline, above, terms, refusal) => {
  expect(refusalOfGrant({ offer: { agent: 'low', line: ['up', 'top'], terms }, upline, above })).toBe(refusal)
})

test('terms are good in the currency of the brand', () => {
  expect(areTermsGood(termsAt(1), 'USD')).toBe(true)
  expect(areTermsGood(termsAt(1), 'EUR')).toBe(false)
  expect(areTermsGood(termsAt(0), 'USD')).toBe(false)
})

test('what ends with an acceptance is in one order, and each change of it changes the text of the impact', () => {
  const offer = { agent: 'up', line: [], terms: termsAt(30) }
  const below = [standing('b', 40, ['up']), standing('a', 31, ['up']), standing('c', 30, ['up'])]
  const ended = endedWith(offer, below)
  expect(ended.map(({ agent }) => agent)).toEqual(['a', 'b'])
  const shown = { id: 'offer', termsHash: 'hash' }
  const texts = [ended, ended.slice(1), [], [standing('a', 32, ['up']), standing('b', 40, ['up'])]]
  expect(new Set(texts.map((each) => impactText(shown, each))).size).toBe(texts.length)
  expect(impactText({ ...shown, id: 'other' }, ended)).not.toBe(impactText(shown, ended))
})

const deciding = (more: Partial<Deciding>): Deciding => ({
  agent: 'low',
  upline: 'up',
  state: 'requested',
  expiresAtMs: 1_000,
  decidedBy: null,
  endingSide: null,
  noticeDays: null,
  ...more,
})

test.each<readonly [Partial<Deciding>, number, string | undefined]>([
  [{}, 999, undefined],
  [{}, 1_000, 'agentContract.expired'],
  [{ state: 'expired' }, 0, 'agentContract.expired'],
  [{ state: 'valid' }, 2_000, 'agentContract.decided'],
  [{ state: 'denied' }, 0, 'agentContract.decided'],
])('%o is answered at %i: %s', (more, nowMs, refusal) => {
  expect(refusalOfAnswer(deciding(more), nowMs)).toBe(refusal)
})

test('a contract has two sides, and the platform is no account', () => {
  expect([sideOf(deciding({}), 'low'), sideOf(deciding({}), 'up'), sideOf(deciding({}), 'x')]).toEqual([
    'agent',
    'upline',
    undefined,
  ])
  expect(sideOf(deciding({ upline: null }), 'up')).toBeUndefined()
})

test('an end is asked for, agreed to, or comes after the notice', () => {
  const noticed = { kind: 'ask', validToMs: 5 + days(3) }
  expect(endingOf(deciding({ noticeDays: 3 }), 'agent', 5)).toEqual(noticed)
  expect(endingOf(deciding({}), 'agent', 5)).toEqual({ kind: 'ask', validToMs: null })
  expect(endingOf(deciding({ endingSide: 'agent' }), 'agent', 5)).toEqual({ kind: 'asked' })
  expect(endingOf(deciding({ endingSide: 'agent', noticeDays: 3 }), 'upline', 5)).toEqual({ kind: 'now' })
})

test.each([
  ['agent', 'valid', null, true],
  ['agent', 'valid', 11, true],
  ['agent', 'valid', 10, false],
  ['upline', 'valid', null, false],
  ['agent', 'terminated', null, false],
] as const)('the %s takes a request of the agent back, %s until %o: %s', (side, state, validToMs, may) => {
  expect(mayKeep({ state, endingSide: 'agent', validToMs }, side, 10)).toBe(may)
})

test('a contract that ends ends what its agent granted, and so on down, and nothing else', () => {
  const below = [
    standing('low', 20, ['up']),
    standing('lower', 10, ['low', 'up']),
    { ...standing('direct', 10, ['up']), upline: null },
    standing('underDirect', 5, ['direct', 'up']),
    standing('other', 5, ['none', 'up']),
  ]
  expect(endedWithout('up', below).map(({ agent }) => agent)).toEqual(['low', 'lower'])
  expect(endedWithout('lower', below)).toEqual([])
})

test('below a new line only contracts stay that it could grant, and none that was granted from one that ended', () => {
  const namesOf = (found: readonly Standing[]) => found.map(({ agent }) => agent)
  const branch = [
    standing('low', 30),
    standing('lower', 20, ['low']),
    standing('weekly', 1, [], { period: 'weekly' }),
    standing('far', 5, ['x']),
  ]
  const { ended, granted } = endedByMove('low', branch, ['new', 'top'], [standing('top', 25)])
  expect([namesOf(ended), namesOf(granted)]).toEqual([['low', 'weekly'], ['lower']])
  expect(endedByMove('low', branch, ['new'], [])).toEqual({ ended: [], granted: [] })
  const own = [{ ...standing('low', 10), upline: 'old' }]
  expect(namesOf(endedByMove('low', own, ['new'], []).ended)).toEqual(['low'])
})
