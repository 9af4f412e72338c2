import { expect, test } from 'vitest'
import { REGISTER_FIELDS, type ModuleId, type RegisterField, type RegisterSettings } from '@ronda/contract'
import { chooseTab, formFields } from './formFields.ts'

function settingsWith(...fields: readonly RegisterField[]): RegisterSettings {
  return {
    rules: REGISTER_FIELDS.map((field) => ({
      field,
      enabled: fields.includes(field),
      required: false,
      patternId: 'any',
      acceptedPattern: '*',
      min: 0,
      max: 20,
    })),
    defaultTab: 'registerMobile',
    ageMin: 18,
    termsVersion: '1',
    oneClick: false,
  }
}

const having =
  (...modules: readonly ModuleId[]) =>
  (modId: ModuleId): boolean =>
    modules.includes(modId)

const names = (...args: Parameters<typeof formFields>) => formFields(...args).map(({ field }) => field)

test('by username: name and password twice, then the fields of the settings, in order', () => {
  const settings = settingsWith('email', 'payeeName', 'captcha')
  expect(names(settings, { tab: 'register', isOn: having(), isInvited: false })).toEqual([
    'username',
    'password',
    'confirmPassword',
    'payeeName',
    'email',
    'captcha',
  ])
})

test.each([
  [[], ['mobileNum', 'verificationCode', 'email']],
  [['MOBILENUMPASSREG3'], ['mobileNum', 'verificationCode', 'password', 'confirmPassword', 'email']],
] as const)('by mobile with %j: %j', (modules, fields) => {
  const settings = settingsWith('username', 'email')
  expect(names(settings, { tab: 'registerMobile', isOn: having(...modules), isInvited: false })).toEqual(fields)
})

test('a referred visitor is not asked for a referral code', () => {
  const settings = settingsWith('affiliateCode')
  expect(names(settings, { tab: 'register', isOn: having(), isInvited: false })).toContain('affiliateCode')
  expect(names(settings, { tab: 'register', isOn: having(), isInvited: true })).not.toContain('affiliateCode')
})

test.each([
  [having('MOBILENUMREG3'), undefined, 'registerMobile'],
  [having('MOBILENUMREG3'), 'register', 'register'],
  [having(), undefined, 'register'],
  [having(), 'registerMobile', 'register'],
] as const)('the preselected form (%#)', (isOn, wanted, tab) => {
  expect(chooseTab(settingsWith(), isOn, wanted)).toBe(tab)
})
