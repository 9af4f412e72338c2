import { expect, test } from 'vitest'
import { member } from '@ronda/contract'
import { fieldOf } from './fieldOf.ts'

/** These are about the form as a whole. */
const OF_THE_FORM = [
  'agentLink.terms_unsigned',
  'identity.registration_closed',
  'identity.already_registered',
  'identity.not_available',
  'verification.work_missing',
  'verification.not_enabled',
  'verification.service_unreachable',
  'tree.too_deep',
]

test('every refusal of a registration is shown at a field, or is listed as one about the whole form', () => {
  const refusals = [...member.register.refusals, ...member.registerMobile.refusals]
  expect(refusals.length).toBeGreaterThan(0)
  const lost = refusals.filter((code) => fieldOf(code) === undefined && !OF_THE_FORM.includes(code))
  expect([...new Set(lost)]).toEqual([])
})

test.each([
  ['identity.username_taken', 'username'],
  ['identity.under_age', 'birthday'],
  ['identity.mobile_taken', 'mobileNum'],
  ['network.offline', undefined],
  ['server.busy', undefined],
] as const)('%s is shown at %s', (code, field) => {
  expect(fieldOf(code)).toBe(field)
})
