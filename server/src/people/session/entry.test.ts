import { id } from '@ronda/core'
import { expect, test } from 'vitest'
import type { Account, AccountKind } from '../identity/identity.ts'
import { decideEntry, isClosedTo } from './entry.ts'

const account = (kind: AccountKind, isBlocked = false): Account => ({
  id: id<'account'>('a'),
  merchant: 'ronda',
  username: 'ana',
  kind,
  currency: 'USD',
  language: 'es',
  number: '1',
  nickname: 'ana',
  countryCode: null,
  mustChangePassword: false,
  isBlocked,
  firstLoginSeen: true,
  lastLoginAtMs: null,
})

// oxfmt-ignore
test.each([
  // who       blocked  member side            agents' side
  ['member',   false,   'ok',                  'session.non_agent'],
  ['agent',    false,   'ok',                  'ok'],
  ['operator', false,   'ok',                  'session.non_agent'],
  ['trial',    false,   'session.non_member',  'session.non_agent'],
  ['member',   true,    'session.blocked',     'session.blocked'],
  ['agent',    true,    'session.blocked',     'session.blocked'],
] as const)('%s (blocked %s): %s, %s', (kind, isBlocked, member, agent) => {
  const outcome = (side: 'member' | 'agent') => {
    const decided = decideEntry(account(kind, isBlocked), side)
    return decided.ok ? 'ok' : decided.error
  }
  expect([outcome('member'), outcome('agent')]).toEqual([member, agent])
})

test('while the house is closed, staff come in and nobody else, known or not', () => {
  const kinds = ['member', 'agent', 'operator', 'trial'] as const
  expect(kinds.filter((kind) => !isClosedTo(account(kind), 'system.maintenance'))).toEqual(['operator'])
  expect(isClosedTo(undefined, 'system.region')).toBe(true)
  expect(isClosedTo(undefined, undefined)).toBe(false)
})
