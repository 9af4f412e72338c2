import { expect, test } from 'vitest'
import type { ModuleId } from '../brand/settingsModules.ts'
import { REGISTER_FIELDS, type RegisterField, type RegisterRule } from '../brand/settingsRegister.ts'
import { rulesOf, type RegisterTab } from './memberForm.ts'

const rule = (field: RegisterField, asked: Partial<RegisterRule>): RegisterRule => ({
  field,
  enabled: false,
  required: false,
  patternId: 'digits',
  acceptedPattern: '*',
  min: 4,
  max: 9,
  ...asked,
})

const OFF = { enabled: false }
const OPTIONAL = { enabled: true }
const REQUIRED = { enabled: true, required: true }

function asked(tab: RegisterTab, rules: readonly RegisterRule[], ...modules: readonly ModuleId[]): readonly string[] {
  return rulesOf(tab, rules, (modId) => modules.includes(modId))
    .filter(({ enabled }) => enabled)
    .map(({ field, required }) => field + (required ? '!' : ''))
}

// oxfmt-ignore
test.each([
  // tab             mobile      modules                 asked
  ['register',       OFF,        [],                     ['username!', 'password!', 'confirmPassword!']],
  ['register',       OFF,        ['REGMOBVERF3'],        ['username!', 'password!', 'confirmPassword!']],
  ['register',       OPTIONAL,   [],                     ['username!', 'mobileNum', 'password!', 'confirmPassword!']],
  ['register',       OPTIONAL,   ['REGMOBVERF3'],        ['username!', 'mobileNum', 'verificationCode', 'password!', 'confirmPassword!']],
  ['register',       REQUIRED,   ['REGMOBVERF3'],        ['username!', 'mobileNum!', 'verificationCode!', 'password!', 'confirmPassword!']],
  ['registerMobile', OFF,        [],                     ['mobileNum!', 'verificationCode!']],
  ['registerMobile', REQUIRED,   ['MOBILENUMPASSREG3'],  ['mobileNum!', 'verificationCode!', 'password!', 'confirmPassword!']],
] as const)('%s with a mobile %j and %j asks for %j', (tab, mobile, modules, expected) => {
  expect(asked(tab, [rule('mobileNum', mobile)], ...modules)).toEqual(expected)
})

test('other fields are required as the settings say, in the order of the form, with their own rules', () => {
  const rules = [rule('email', REQUIRED), rule('payeeName', OPTIONAL), rule('line', OFF)]
  for (const tab of ['register', 'registerMobile'] as const) {
    const all = rulesOf(tab, rules, () => false)
    expect(all.map(({ field }) => field)).toEqual([...REGISTER_FIELDS])
    expect(all.find(({ field }) => field === 'email')).toEqual(rules[0])
    expect(asked(tab, rules).slice(-2)).toEqual(['payeeName', 'email!'])
  }
})
