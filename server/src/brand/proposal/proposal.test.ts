import type { ProposalState } from '@ronda/contract'
import { expect, test } from 'vitest'
import { decisionRefusal, mayWithdraw, OPEN_MS } from './proposal.ts'

// oxfmt-ignore
test.each<[ProposalState, string, number, string | undefined]>([
  // state       decided by  at            refusal
  ['proposed',   'eva',      0,            undefined],
  ['proposed',   'eva',      OPEN_MS - 1,  undefined],
  ['proposed',   'eva',      OPEN_MS,      'proposal.expired'],
  ['proposed',   'ana',      0,            'proposal.same_person'],
  ['approved',   'eva',      0,            'proposal.decided'],
  ['approved',   'ana',      0,            'proposal.same_person'],
  ['applied',    'eva',      0,            'proposal.decided'],
  ['refused',    'eva',      0,            'proposal.decided'],
  ['withdrawn',  'eva',      0,            'proposal.decided'],
  ['expired',    'eva',      0,            'proposal.expired'],
  ['outdated',   'eva',      0,            'proposal.decided'],
])('%s by ana, decided by %s at %i: %s', (state, decider, nowMs, refusal) => {
  expect(decisionRefusal({ state, proposedBy: 'ana', expiresAtMs: OPEN_MS }, decider, nowMs)).toBe(refusal)
})

test('only an open or approved proposal can be withdrawn', () => {
  const states: readonly ProposalState[] = [
    'proposed',
    'approved',
    'applied',
    'refused',
    'withdrawn',
    'expired',
    'outdated',
  ]
  expect(states.filter(mayWithdraw)).toEqual(['proposed', 'approved'])
})
