import { expect, test } from 'vitest'
import { maskEmail, maskMobile } from './security.ts'

test.each([
  ['+525512345678', '+52••••••5678'],
  ['+51987654321', '+51•••••4321'],
])('%s is shown as %s', (mobile, masked) => {
  expect(maskMobile(mobile)).toBe(masked)
})

test.each([
  ['maria.lopez@example.com', 'm•••@example.com'],
  ['"odd@one"@example.com', '"•••@example.com'],
])('%s is shown as %s', (email, masked) => {
  expect(maskEmail(email)).toBe(masked)
})
