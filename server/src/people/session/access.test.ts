import type { Call } from '@ronda/contract'
import { minutes } from '@ronda/core'
import { expect, test } from 'vitest'
import { accessRefusal, type SessionAccess } from './access.ts'

const member: SessionAccess = {
  isOperator: false,
  isAgent: false,
  isTrial: false,
  isProven: true,
  provenAtMs: null,
  isFactorDue: false,
  isPasswordDue: false,
  areTermsDue: false,
}

/** A proof counts for five minutes; these tests ask at time zero. */
const sessions = {
  member,
  agent: { ...member, isAgent: true },
  operator: { ...member, isOperator: true },
  'operator without factor': { ...member, isOperator: true, isFactorDue: true },
  trial: { ...member, isTrial: true },
  remembered: { ...member, isProven: false, provenAtMs: 0 },
  'password due': { ...member, isPasswordDue: true, provenAtMs: 0 },
  'terms due': { ...member, areTermsDue: true, provenAtMs: 0 },
  fresh: { ...member, provenAtMs: -minutes(5) + 1 },
  stale: { ...member, provenAtMs: -minutes(5) },
} satisfies Record<string, SessionAccess>

const calls = {
  signed: { may: 'signed' },
  mine: { may: 'member' },
  agents: { may: 'agent' },
  office: { may: 'operator' },
  secret: { may: 'member', isSensitive: true },
  change: { may: 'member', isSensitive: true, needsFreshProof: true },
  setUp: { may: 'member', isForSetUp: true },
  money: { may: 'member', isMoney: true },
  desk: { may: 'operator', isMoney: true },
} satisfies Record<string, Partial<Call> & Pick<Call, 'may'>>

test.each<[keyof typeof calls, keyof typeof sessions, string | undefined]>([
  ['mine', 'member', undefined],
  ['mine', 'trial', 'session.trial'],
  ['mine', 'operator', undefined],
  ['mine', 'operator without factor', 'session.factor_due'],
  ['signed', 'trial', undefined],
  ['signed', 'operator without factor', 'session.factor_due'],
  ['office', 'member', 'session.forbidden'],
  ['office', 'operator', undefined],
  ['office', 'operator without factor', 'session.factor_due'],
  ['agents', 'member', 'session.forbidden'],
  ['agents', 'agent', undefined],
  ['secret', 'remembered', 'session.prove_again'],
  ['secret', 'password due', 'session.password_due'],
  ['secret', 'member', undefined],
  ['change', 'member', 'session.proof_due'],
  ['change', 'stale', 'session.proof_due'],
  ['change', 'fresh', undefined],
  ['change', 'password due', 'session.password_due'],
  ['change', 'remembered', 'session.prove_again'],
  ['secret', 'terms due', 'session.terms_due'],
  ['money', 'terms due', 'session.terms_due'],
  ['mine', 'terms due', undefined],
  ['setUp', 'operator without factor', undefined],
  ['money', 'member', undefined],
  ['money', 'agent', undefined],
  ['money', 'operator', 'session.staff'],
  ['desk', 'operator', undefined],
])('%s by %s: %s', (call, session, refusal) => {
  expect(accessRefusal(calls[call], sessions[session], 0)).toBe(refusal)
})
