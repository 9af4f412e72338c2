import { hours } from '@ronda/core'
import { expect, test } from 'vitest'
import { changeRefusal, decisionRefusal } from './decision.ts'

const known = { phase: 'settled', voids: {}, voidReason: null, endsAtMs: 0 } as const
const whole = { market: null }

// oxfmt-ignore
test.each<[name: string, known: Parameters<typeof changeRefusal>[0], change: Parameters<typeof changeRefusal>[1], hoursAfter: number, refusal: string | undefined]>([
  ['an open match is void', { ...known, phase: 'open' }, { ...whole, cause: 'void' }, -1, undefined],
  ['a match in play is void', { ...known, phase: 'playing' }, { ...whole, cause: 'void' }, -1, undefined],
  ['a settled match is void in time', known, { ...whole, cause: 'void' }, 72, undefined],
  ['a settled match is void too late', known, { ...whole, cause: 'void' }, 73, 'sports.final'],
  ['what is void is void again', { ...known, voids: { '*': 'lateBet' } }, { market: 'a', cause: 'void' }, 1, 'sports.voided'],
  ['a match without a result', { ...known, voidReason: 'cancelled' }, { ...whole, cause: 'unvoid' }, 1, 'sports.unsettled'],
  ['a void that is none is lifted', known, { ...whole, cause: 'unvoid' }, 1, 'sports.not_void'],
  ['a void is lifted before the match is settled', { ...known, phase: 'playing', voids: { '*': 'lateBet' } }, { ...whole, cause: 'unvoid' }, -1, 'sports.unsettled'],
  ['a void is lifted', { ...known, voids: { '*': 'lateBet' } }, { ...whole, cause: 'unvoid' }, 1, undefined],
  ['graded again in time', known, { ...whole, cause: 'regrade' }, 72, undefined],
  ['graded again too late', known, { ...whole, cause: 'regrade' }, 73, 'sports.final'],
])('[SP32] [SP33] [SP35] %s', (_name, match, change, hoursAfter, refusal) => {
  expect(changeRefusal(match, change, hours(hoursAfter))).toBe(refusal)
})

test.each([
  ['ana', 'proposed', 0, 'sports.same_person'],
  ['ana', 'done', 0, 'sports.same_person'],
  ['eva', 'proposed', 0, undefined],
  ['eva', 'proposed', 1_000, 'sports.decision_expired'],
  ['eva', 'expired', 0, 'sports.decision_expired'],
  ['eva', 'approved', 0, 'sports.decided'],
  ['eva', 'refused', 0, 'sports.decided'],
])('[SP32] %s decides what ana proposed and is %s, at %i: %s', (decider, state, nowMs, refusal) => {
  expect(decisionRefusal({ state, proposedBy: 'ana', expiresAtMs: 1_000 }, decider, nowMs)).toBe(refusal)
})
