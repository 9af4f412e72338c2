import { expect, test } from 'vitest'
import { decideAct, type Act, type Standing } from './acts.ts'

const waiting: Standing = { way: 'card', state: 'waiting', amount: 1_000n, fee: 10n, paid: 0n, confirmations: 0 }
const coins: Standing = { ...waiting, way: 'crypto' }
const pay: Act = { act: 'pay', sent: 1_010n }
const NOT = 'sandbox.not_possible'

test.each<[string, Standing, Act, object | string]>([
  ['paid in full, the house gets the amount', waiting, pay, { state: 'paid', paid: 1_000n }],
  ['paid in part, the fee is kept in proportion', waiting, { act: 'pay', sent: 505n }, { state: 'paid', paid: 500n }],
  ['paid too much', waiting, { act: 'pay', sent: 2_020n }, { state: 'paid', paid: 2_000n }],
  ['nothing was sent', waiting, { act: 'pay', sent: 0n }, NOT],
  ['less than nothing was sent', waiting, { act: 'pay', sent: -5n }, NOT],
  ['paid twice', { ...waiting, state: 'paid', paid: 1_000n }, pay, NOT],
  ['coins are not paid but sent', coins, pay, NOT],
  ['coins on their way', coins, { act: 'send', sent: 1_010n }, { paid: 1_000n }],
  ['a confirmation of nothing', coins, { act: 'confirm' }, NOT],
  ['the first confirmation', { ...coins, paid: 1_000n }, { act: 'confirm' }, { confirmations: 1 }],
  ['the last one', { ...coins, paid: 9n, confirmations: 2 }, { act: 'confirm' }, { confirmations: 3, state: 'paid' }],
  ['refused', waiting, { act: 'fail', reason: 'declined' }, { state: 'failed', paid: 0n, reason: 'declined' }],
  ['refused after it was paid', { ...waiting, state: 'paid' }, { act: 'fail', reason: 'declined' }, NOT],
  ['taken back', { ...waiting, state: 'paid', paid: 9n }, { act: 'reverse' }, { state: 'reversed' }],
  ['taken back before it was paid', waiting, { act: 'reverse' }, NOT],
  ['taken back twice', { ...waiting, state: 'reversed' }, { act: 'reverse' }, NOT],
])('%s', (_what, charge, act, expected) => {
  const decided = decideAct(charge, act)
  expect(decided.ok ? decided.value : decided.error).toEqual(expected)
})
