import { hours, minutes } from '@ronda/core'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  isLocked,
  parseTypedCode,
  passkeyDomain,
  passkeyName,
  RECOVERY_ALPHABET,
  lockMsAfter,
  showRecoveryCode,
} from './factor.ts'

// oxfmt-ignore
test.each([
  // wrong codes  locked for
  [0,             0],
  [4,             0],
  [5,             minutes(15)],
  [6,             minutes(30)],
  [9,             hours(4)],
  [12,            hours(24)],
  [1_000,         hours(24)],
])('after %i wrong codes it is locked for %i ms', (failures, lockMs) => {
  expect(lockMsAfter(failures)).toBe(lockMs)
  expect(isLocked({ count: failures, lastAtMs: 1_000 }, 1_000 + lockMs - 1)).toBe(lockMs > 0)
  expect(isLocked({ count: failures, lastAtMs: 1_000 }, 1_000 + lockMs)).toBe(false)
})

// oxfmt-ignore
test.each([
  ['123456',         { kind: 'app', code: '123456' }],
  [' 123 456 ',      { kind: 'app', code: '123456' }],
  ['abcde-23456',    { kind: 'recovery', code: 'ABCDE23456' }],
  ['ABCDE 23456',    { kind: 'recovery', code: 'ABCDE23456' }],
  ['12345',          undefined],
  ['1234567',        undefined],
  ['١٢٣٤٥٦',         undefined],
  ['ABCDE-2345O',    undefined],
  ['',               undefined],
])('%j is read as %j', (text, parsed) => {
  expect(parseTypedCode(text)).toEqual(parsed)
})

test('every recovery code reads back as it is shown, in either case', () => {
  const codes = fc.string({ unit: fc.constantFrom(...RECOVERY_ALPHABET.split('')), minLength: 10, maxLength: 10 })
  fc.assert(
    fc.property(codes, (code) => {
      // An app code has six characters and a recovery code ten, so they cannot be confused.
      const parsed = { kind: 'recovery', code }
      expect(parseTypedCode(showRecoveryCode(code))).toEqual(parsed)
      expect(parseTypedCode(showRecoveryCode(code).toLowerCase())).toEqual(parsed)
    }),
  )
})

// oxfmt-ignore
test.each([
  [['https://ronda.example', 'https://mirror.example'],  'ronda.example'],
  [['http://127.0.0.1:8080', 'http://localhost:8080'],   'localhost'],
  [['http://[::1]:8080'],                                undefined],
  [[],                                                   undefined],
])('passkeys of %j belong to %s', (origins, domain) => {
  expect(passkeyDomain(origins)).toBe(domain)
})

test('a passkey name is one line', () => {
  expect(passkeyName('  My\n\u202ephone\u0000  ')).toBe('My phone')
  expect(passkeyName('x'.repeat(100))).toHaveLength(60)
  expect(passkeyName('\n\t')).toBe('')
})
