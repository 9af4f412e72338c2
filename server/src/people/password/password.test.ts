import { expect, test } from 'vitest'
import { decideChange, isSameAddress } from './password.ts'

// The first refusal that applies is returned, so each row also breaks every rule below it.
// oxfmt-ignore
test.each([
  // old             new             confirmed       outcome
  ['short1',         'short1',       'other',        'identity.password_weak'],
  ['dragon2024',     'dragon2024',   'other',        'identity.password_weak'],
  ['maria12345',     'maria12345',   'other',        'identity.password_weak'],
  ['tres gatos 7',   'tres gatos 7', 'other',        'identity.password_mismatch'],
  ['tres gatos 7',   'tres gatos 7', 'tres gatos 7', 'password.same'],
  ['cafe\u0301 solo 1', 'café solo 1', 'café solo 1', 'password.same'],
  ['tres gatos 7',   'tres gatos 8', 'tres gatos 8', 'ok'],
])('%s to %s, confirmed %s: %s', (oldPassword, newPassword, confirmNewPassword, outcome) => {
  const decided = decideChange({ oldPassword, newPassword, confirmNewPassword }, 'maria12345')
  expect(decided.ok ? 'ok' : decided.error).toBe(outcome)
})

test('addresses are compared without case', () => {
  expect(isSameAddress(' Maria@Example.com', 'maria@example.COM')).toBe(true)
  expect(isSameAddress('maria@example.com', 'maria+1@example.com')).toBe(false)
})
