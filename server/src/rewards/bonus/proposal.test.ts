import { BONUS_PROPOSAL_STATES, type BonusProposalState } from '@ronda/contract'
import { expect, test } from 'vitest'
import { decisionRefusal } from './proposal.ts'

test.each<[decider: string, state: BonusProposalState, nowMs: number, refusal: string | undefined]>([
  ['ana', 'proposed', 0, 'reward.same_person'],
  ['ana', 'done', 0, 'reward.same_person'],
  ['mia', 'proposed', 0, 'reward.same_person'],
  ['eva', 'proposed', 999, undefined],
  ['eva', 'proposed', 1_000, 'reward.expired'],
  ['eva', 'expired', 0, 'reward.expired'],
  ['eva', 'approved', 0, 'reward.decided'],
  ['eva', 'failed', 0, 'reward.decided'],
])('%s decides what is %s at %i: %s', (decider, state, nowMs, refusal) => {
  const proposed = { state, account: 'mia', proposedBy: 'ana', expiresAtMs: 1_000 }
  expect(decisionRefusal(proposed, decider, nowMs)).toBe(refusal)
})

test('nobody decides their own proposal, or one about themselves, in any state', () => {
  for (const state of BONUS_PROPOSAL_STATES) {
    const proposed = { state, account: 'mia', proposedBy: 'ana', expiresAtMs: 1_000 }
    for (const own of ['ana', 'mia']) expect(decisionRefusal(proposed, own, 0)).toBe('reward.same_person')
  }
})
