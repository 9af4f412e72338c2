import { expect, test } from 'vitest'
import type { RegisterField, RegisterRule } from '@ronda/contract'
import { emptyValues } from './draft.ts'
import { fieldsToSend, invitationOf } from './registration.ts'

const rules = (...fields: readonly RegisterField[]): readonly RegisterRule[] =>
  fields.map((field) => ({
    field,
    enabled: true,
    required: false,
    patternId: 'any',
    acceptedPattern: '*',
    min: 0,
    max: 255,
  }))

test('only the shown and filled fields are sent, cleaned', () => {
  const values = {
    ...emptyValues(),
    username: ' ana ',
    password: ' secret ',
    mobileNum: '55 1234-5678',
    email: '',
    line: 'hidden',
    captcha: 'k7tp',
  }
  expect(fieldsToSend(rules('username', 'mobileNum', 'password', 'email', 'captcha'), values)).toEqual({
    username: 'ana',
    mobileNum: '5512345678',
    password: ' secret ',
  })
})

test('one click takes the code of the link, else the one typed into the form, if the form asks for it', () => {
  const values = { ...emptyValues(), affiliateCode: ' 10000002 ' }
  expect(invitationOf(undefined, rules('username', 'affiliateCode'), values)).toBe('10000002')
  expect(invitationOf('10000001', rules('username'), values)).toBe('10000001')
  expect(invitationOf(undefined, rules('username'), values)).toBeUndefined()
  expect(invitationOf(undefined, rules('affiliateCode'), emptyValues())).toBeUndefined()
})
