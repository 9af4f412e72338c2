import { expect, test } from 'vitest'
import { classifyRefusal, retryMs } from './verdict.ts'

test.each([
  ['network.offline', 'unsure'],
  ['server.fault', 'unsure'],
  ['request.too_many', 'unsure'],
  ['game.session_expired', 'expired'],
  ['limit.excluded', 'refused'],
  ['wallet.insufficient_funds', 'refused'],
] as const)('%s means %s', (code, verdict) => {
  expect(classifyRefusal(code)).toBe(verdict)
})

test('the wait doubles up to a maximum', () => {
  expect([0, 1, 2, 10].map(retryMs)).toEqual([600, 1_200, 2_400, 8_000])
})
