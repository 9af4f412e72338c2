import type { RegisterRule } from '@ronda/contract'
import { hours } from '@ronda/core'
import { expect, test } from 'vitest'
import { lockedUntil, mayReset, PAYMENT_LOCK_MS, refusalOfNew, triesLeft } from './paymentPassword.ts'

const rule: RegisterRule = {
  field: 'paymentPassword',
  enabled: false,
  required: false,
  patternId: 'digits',
  acceptedPattern: '*',
  min: 6,
  max: 6,
}

// oxfmt-ignore
test.each([
  ['',        'identity.payment_password_invalid'],
  ['12345',   'identity.payment_password_invalid'],
  ['1234567', 'identity.payment_password_invalid'],
  ['12a456',  'identity.payment_password_invalid'],
  [' 12456',  'identity.payment_password_invalid'],
  ['000000',  'payment_password.weak'],
  ['777777',  'payment_password.weak'],
  ['123456',  'payment_password.weak'],
  ['654321',  'payment_password.weak'],
  ['890123',  'payment_password.weak'],
  ['135790',  undefined],
  ['918273',  undefined],
])('%j as a payment password: %s', (text, refusal) => {
  expect(refusalOfNew(rule, text)).toBe(refusal)
})

// oxfmt-ignore
test.each([
  // failures, since the last, left, locked
  [1,          0,                   4,    false],
  [4,          0,                   1,    false],
  [5,          0,                   0,    true],
  [5,          PAYMENT_LOCK_MS - 1, 0,    true],
  [5,          PAYMENT_LOCK_MS,     5,    false],
  [3,          PAYMENT_LOCK_MS,     5,    false],
])('%i wrong, the last %i ms ago: %i left, locked: %s', (failures, sinceMs, left, isLocked) => {
  const tries = { failures, lastAtMs: 1_000 }
  expect(triesLeft(tries, 1_000 + sinceMs)).toBe(left)
  expect(lockedUntil(tries, 1_000 + sinceMs)).toBe(isLocked ? 1_000 + PAYMENT_LOCK_MS : undefined)
})

test('without a failure all tries are left', () => {
  expect(triesLeft(undefined, 0)).toBe(5)
  expect(lockedUntil(undefined, 0)).toBeUndefined()
})

const dayAgo = -hours(24)

// oxfmt-ignore
test.each([
  // proven by       contact or factor changed at      may be reset
  [null,             null,                             false],
  ['password',       null,                             false],
  ['sign_in',        null,                             false],
  ['authenticator',  null,                             true],
  ['passkey',        null,                             true],
  ['sms',            null,                             true],
  ['mail',           dayAgo,                           true],
  ['mail',           dayAgo + 1,                       false],
  ['authenticator',  -1,                               false],
])('proven by %s, contact or factor changed at %s, may be reset: %s', (proofWay, proofChangedAtMs, expected) => {
  expect(mayReset({ proofWay, proofChangedAtMs, pauseHours: 24 }, 0)).toBe(expected)
})
