import { TOP_UP_STATES, type TopUpState } from '@ronda/contract'
import { ATOMS_PER_UNIT } from '@ronda/core'
import { expect, test } from 'vitest'
import { decisionRefusal, isTopUpAmount } from './topUp.ts'

const unit = ATOMS_PER_UNIT

test.each([
  ['nothing', 0n, false],
  ['less than a unit', unit - 1_000n, false],
  ['a unit', unit, true],
  ['a unit and a cent', unit + 1_000n, true],
  ['a fraction of a cent', unit + 1n, false],
  ['a million', 1_000_000n * unit, true],
  ['a cent more than a million', 1_000_000n * unit + 1_000n, false],
  ['a negative amount', -unit, false],
])('%s', (_name, amount, isAllowed) => {
  expect(isTopUpAmount('USD', amount)).toBe(isAllowed)
})

test.each<[decider: string, state: TopUpState, nowMs: number, refusal: string | undefined]>([
  ['ana', 'proposed', 0, 'reward.same_person'],
  ['ana', 'done', 0, 'reward.same_person'],
  ['ana', 'expired', 2_000, 'reward.same_person'],
  ['eva', 'proposed', 999, undefined],
  ['eva', 'proposed', 1_000, 'reward.expired'],
  ['eva', 'expired', 0, 'reward.expired'],
  ['eva', 'approved', 0, 'reward.decided'],
  ['eva', 'done', 2_000, 'reward.decided'],
  ['eva', 'refused', 0, 'reward.decided'],
])('%s decides what is %s at %i: %s', (decider, state, nowMs, refusal) => {
  expect(decisionRefusal({ state, proposedBy: 'ana', expiresAtMs: 1_000 }, decider, nowMs)).toBe(refusal)
})

test('nobody decides their own proposal, in any state', () => {
  for (const state of TOP_UP_STATES) {
    expect(decisionRefusal({ state, proposedBy: 'ana', expiresAtMs: 1_000 }, 'ana', 0)).toBe('reward.same_person')
  }
})
