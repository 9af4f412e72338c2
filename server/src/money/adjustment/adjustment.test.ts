import { expect, test } from 'vitest'
import { decisionRefusal, mayBeUndone, proposalRefusal } from './adjustment.ts'

const proposed = {
  state: 'proposed',
  account: 'member',
  proposedBy: 'ana',
  firstApprovedBy: null,
  expiresAtMs: 1_000,
} as const

// Only the first refusal that applies is returned, so each row also breaks every rule below it.
test.each([
  // who        state       now     outcome
  ['member', 'expired', 2_000, 'adjustment.own_account'],
  ['ana', 'expired', 2_000, 'adjustment.same_person'],
  ['eva', 'expired', 2_000, 'adjustment.expired'],
  ['eva', 'done', 2_000, 'adjustment.decided'],
  ['eva', 'approved', 2_000, 'adjustment.decided'],
  ['eva', 'refused', 0, 'adjustment.decided'],
  ['eva', 'failed', 0, 'adjustment.decided'],
  ['eva', 'proposed', 1_000, 'adjustment.expired'],
  ['eva', 'proposed', 999, undefined],
] as const)('%s decides a proposal that is %s at %i: %s', (who, state, nowMs, refusal) => {
  expect(decisionRefusal({ ...proposed, state }, who, nowMs)).toBe(refusal)
})

// oxfmt-ignore
test.each([
  // who        decides     outcome
  ['eva',       'approved', 'adjustment.same_person'],
  ['eva',       'refused',  undefined],
  ['ana',       'approved', 'adjustment.same_person'],
  ['ana',       'refused',  'adjustment.same_person'],
  ['rosa',      'approved', undefined],
  ['rosa',      'refused',  undefined],
] as const)('after a first approval by eva, the decision of %s to be %s gives %s', (who, decision, refusal) => {
  const seconding = { ...proposed, state: 'seconding', firstApprovedBy: 'eva' } as const
  expect(decisionRefusal(seconding, who, 0, decision)).toBe(refusal)
})

const UNIT = 100_000n

test.each([
  ['ana', 0n, 'adjustment.own_account'],
  ['member', 0n, 'adjustment.amount'],
  ['member', 1_000_000n * UNIT + 1n, 'adjustment.amount'],
  ['member', -1_000_000n * UNIT - 1n, 'adjustment.amount'],
  ['member', 1_000_000n * UNIT, undefined],
  ['member', -1_000n, undefined],
  ['member', -1n, 'adjustment.amount'],
  ['member', UNIT + 500n, 'adjustment.amount'],
] as const)('a proposal on the account of %s of %i gives %s', (account, amount, refusal) => {
  expect(proposalRefusal({ account, currency: 'USD', amount }, 'ana')).toBe(refusal)
})

test.each([
  ['done', null, true],
  ['done', 'another', false],
  ['approved', null, false],
  ['failed', null, false],
] as const)('an adjustment that is %s and undoes %s may be undone: %s', (state, undoes, may) => {
  expect(mayBeUndone({ state, undoes })).toBe(may)
})
