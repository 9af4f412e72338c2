import { APPEAL_DAYS, type ExclusionState } from '@ronda/contract'
import { days } from '@ronda/core'
import { expect, test } from 'vitest'
import { OPEN_MS } from '../../rewards/decision/decision.ts'
import { appealRefusal, CLEARED_MS, filingOf, liveProposal, stepOf, type Proposal } from './exclusion.ts'

test.each([
  [true, undefined, 'exclude'],
  [false, undefined, 'open'],
  [true, CLEARED_MS - 1, 'open'],
  [false, CLEARED_MS - 1, 'none'],
  [true, CLEARED_MS, 'exclude'],
  [false, CLEARED_MS, 'open'],
] as const)('[EX6] certain %s, staff spoke for the agent %s ms ago: %s', (isCertain, agoMs, filing) => {
  const cleared = agoMs === undefined ? undefined : ({ state: 'lifted', atMs: CLEARED_MS - agoMs } as const)
  expect(filingOf({ isCertain }, cleared, CLEARED_MS)).toBe(filing)
})

const proposal: Proposal = { by: 'ana', atMs: 0, note: 'because' }

test.each<[string, bigint, Proposal | null, string, number, string]>([
  ['below the limit one decides', 99n, null, 'ana', 0, 'decide'],
  ['from the limit on one proposes', 100n, null, 'ana', 0, 'propose'],
  ['the same person does not agree', 100n, proposal, 'ana', 1, 'reward.same_person'],
  ['somebody else does', 100n, proposal, 'eva', 1, 'decide'],
  ['what nobody agreed to in time is proposed anew', 100n, proposal, 'eva', OPEN_MS, 'propose'],
])('[EX7] %s', (_, amount, open, by, nowMs, step) => {
  expect(stepOf({ amount, secondFrom: 100n, proposal: open }, by, nowMs)).toBe(step)
  expect(liveProposal(open, nowMs) === null).toBe(step === 'propose' || open === null)
})

test.each<[ExclusionState, number, string | undefined]>([
  ['excluded', days(APPEAL_DAYS), undefined],
  ['excluded', days(APPEAL_DAYS) + 1, 'exclusion.appeal_late'],
  ['lifted', 0, 'exclusion.decided'],
  ['open', 0, 'exclusion.decided'],
])('[EX8] %s, %i ms ago: an appeal is refused with %s', (state, nowMs, refusal) => {
  expect(appealRefusal({ state, decidedAtMs: 0 }, nowMs)).toBe(refusal)
})
