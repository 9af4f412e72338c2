import { id } from '@ronda/core'
import { expect, test } from 'vitest'
import { decisionRefusal, isDecidedSo } from './decision.ts'

test.each<[decider: string, state: string, nowMs: number, refusal: string | undefined]>([
  ['ana', 'proposed', 0, 'reward.same_person'],
  ['ana', 'done', 0, 'reward.same_person'],
  ['ana', 'expired', 2_000, 'reward.same_person'],
  ['mia', 'proposed', 0, 'reward.same_person'],
  ['mia', 'refused', 0, 'reward.same_person'],
  ['eva', 'proposed', 999, undefined],
  ['eva', 'proposed', 1_000, 'reward.expired'],
  ['eva', 'expired', 0, 'reward.expired'],
  ['eva', 'approved', 0, 'reward.decided'],
  ['eva', 'published', 0, 'reward.decided'],
  ['eva', 'failed', 0, 'reward.decided'],
  ['eva', 'done', 2_000, 'reward.decided'],
  ['eva', 'refused', 0, 'reward.decided'],
])('%s decides what ana proposed for mia and is %s, at %i: %s', (decider, state, nowMs, refusal) => {
  const proposed = { state, account: 'mia', proposedBy: 'ana', expiresAtMs: 1_000 }
  expect(decisionRefusal(proposed, decider, nowMs)).toBe(refusal)
})

test('money of a fund is for nobody', () => {
  const proposed = { state: 'proposed', proposedBy: 'ana', expiresAtMs: 1_000 }
  expect(decisionRefusal(proposed, 'ana', 0)).toBe('reward.same_person')
  expect(decisionRefusal(proposed, 'eva', 0)).toBeUndefined()
})

test.each([
  ['proposed', null, 'approved', false],
  ['approved', 'eva', 'approved', true],
  ['done', 'eva', 'approved', true],
  ['failed', 'eva', 'approved', true],
  ['published', 'eva', 'published', true],
  ['refused', 'eva', 'refused', true],
  ['refused', 'eva', 'approved', false],
  ['approved', 'eva', 'refused', false],
  ['approved', 'ana', 'approved', false],
  ['expired', null, 'refused', false],
])('%s by %s, and eva says %s: the same again is %s', (state, decidedBy, asked, isSame) => {
  expect(isDecidedSo({ state, decidedBy }, { state: asked, by: id<'account'>('eva') })).toBe(isSame)
})
