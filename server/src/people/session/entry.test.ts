import { id } from '@ronda/core'
import { expect, test } from 'vitest'
import type { Account, AccountKind } from '../identity/identity.ts'
import { decideEntry, isClosedTo, isKnownAt } from './entry.ts'

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
  hasUpline: false,
  mustChangePassword: false,
  areTermsDue: false,
  isBlocked,
  firstLoginSeen: true,
  lastLoginAtMs: null,
})

// oxfmt-ignore
test.each([
  // kind      blocked  member side            agents' side
  ['member',   false,   'ok',                  'session.non_agent'],
  ['agent',    false,   'ok',                  'ok'],
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

test('while the site is closed, only staff can sign in', () => {
  const kinds = ['member', 'agent', 'operator', 'trial'] as const
  expect(kinds.filter((kind) => !isClosedTo(account(kind), 'system.maintenance'))).toEqual(['operator'])
  expect(isClosedTo(undefined, 'system.region')).toBe(true)
  expect(isClosedTo(undefined, undefined)).toBe(false)
})

// oxfmt-ignore
test.each([
  // kind      members' side  agents' side  staff's side
  ['member',   true,          true,         false],
  ['agent',    true,          true,         false],
  ['trial',    true,          true,         false],
  ['operator', false,         false,        true],
] as const)('%s is known at the sign-in of members: %s, agents: %s, staff: %s', (kind, member, agent, staff) => {
  const known = (['member', 'agent', 'staff'] as const).map((side) => isKnownAt(account(kind), side))
  expect(known).toEqual([member, agent, staff])
})
