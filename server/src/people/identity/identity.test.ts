import fc from 'fast-check'
import { expect, test } from 'vitest'
import { decideRegistration, isWeakPassword } from './identity.ts'

// The first refusal that applies is the one a person hears, so each row also breaks every rule below it.
// oxfmt-ignore
test.each([
  // username               password        confirmed       terms   outcome
  ['abc',                   'short',        'other',        false,  'identity.username_invalid'],
  ['1maria',                'short',        'other',        false,  'identity.username_invalid'],
  ['mar ia',                'short',        'other',        false,  'identity.username_invalid'],
  ['maría',                 'short',        'other',        false,  'identity.username_invalid'],
  ['abcdefghijklmnopqrstu', 'short',        'other',        false,  'identity.username_invalid'],
  ['maria',                 'short1',       'other',        false,  'identity.password_weak'],
  ['maria',                 'onlyletters',  'other',        false,  'identity.password_weak'],
  ['maria',                 '12345678',     'other',        false,  'identity.password_weak'],
  ['maria12345',            'MARIA12345',   'other',        false,  'identity.password_weak'],
  ['maria',                 'Password123',  'other',        false,  'identity.password_weak'],
  ['maria',                 'tres gatos 7', 'tres gatos 8', false,  'identity.password_mismatch'],
  ['maria',                 'tres gatos 7', 'tres gatos 7', false,  'identity.terms_not_accepted'],
  ['maria',                 'tres gatos 7', 'tres gatos 7', true,   'ok'],
  ['Abcd',                  'ñandú 77',     'ñandú 77',     true,   'ok'],
] as const)('%s / %s / %s / terms %s: %s', (username, password, confirmPassword, termsAccepted, outcome) => {
  const decided = decideRegistration({ username, password, confirmPassword, termsAccepted })
  expect(decided.ok ? 'ok' : decided.error).toBe(outcome)
})

test('length counts characters, not code units', () => {
  expect(isWeakPassword('😀a1', 'maria')).toBe(true)
  expect(isWeakPassword(`a1${'x'.repeat(62)}`, 'maria')).toBe(false)
  expect(isWeakPassword(`a1${'x'.repeat(63)}`, 'maria')).toBe(true)
})

test('no text makes the rules throw', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (username, password) => {
      const form = { username, password, confirmPassword: password, termsAccepted: true }
      const decided = decideRegistration(form)
      expect(decided.ok).toBe(!isWeakPassword(password, username) && /^[a-z][a-z0-9]{3,19}$/i.test(username))
    }),
  )
})
