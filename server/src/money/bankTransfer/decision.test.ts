import { expect, test } from 'vitest'
import { confirmRefusal, isDecidedSo, withdrawRefusal } from './decision.ts'

// oxfmt-ignore
test.each([
  // state      decided by  confirmed by  refusal
  ['recorded',  null,       'eva',        undefined],
  ['recorded',  null,       'ana',        'bankTransfer.same_person'],
  ['confirmed', 'eva',      'ana',        'bankTransfer.same_person'],
  ['confirmed', 'eva',      'luz',        'bankTransfer.decided'],
  ['withdrawn', 'ana',      'eva',        'bankTransfer.decided'],
] as const)('%s by ana, decided by %s: confirmed by %s is %s', (state, decidedBy, by, refusal) => {
  expect(confirmRefusal({ state, recordedBy: 'ana', decidedBy }, by)).toBe(refusal)
})

test.each([
  ['recorded', undefined],
  ['confirmed', 'bankTransfer.decided'],
  ['withdrawn', 'bankTransfer.decided'],
] as const)('withdrawn while %s: %s', (state, refusal) => {
  expect(withdrawRefusal({ state, recordedBy: 'ana', decidedBy: null })).toBe(refusal)
})

test('only the same decision of the same person is a repetition', () => {
  const confirmed = { state: 'confirmed', recordedBy: 'ana', decidedBy: 'eva' } as const
  expect(isDecidedSo(confirmed, 'confirmed', 'eva')).toBe(true)
  expect(isDecidedSo(confirmed, 'confirmed', 'luz')).toBe(false)
  expect(isDecidedSo(confirmed, 'withdrawn', 'eva')).toBe(false)
})
