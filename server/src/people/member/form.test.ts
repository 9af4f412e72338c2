import { ageOn, rulesOf, type RegisterField, type RegisterRule, type RegisterTab } from '@ronda/contract'
import { err, ok } from '@ronda/core'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { decideForm, type FormRequirements, type Form } from './form.ts'

const KINDS: Readonly<Partial<Record<RegisterField, Partial<RegisterRule>>>> = {
  username: { patternId: 'letterFirst', min: 4, max: 20 },
  mobileNum: { patternId: 'digits', min: 4, max: 15 },
  password: { min: 8, max: 64 },
  payeeName: { patternId: 'firstLastName', min: 3, max: 60 },
  paymentPassword: { patternId: 'digits', min: 6, max: 6 },
  qqNum: { patternId: 'digits', min: 5, max: 12 },
  line: { patternId: 'noSpaces', min: 3, max: 40 },
  whatsapp: { patternId: 'digits', min: 6, max: 15 },
  facebook: { patternId: 'noSpaces', min: 3, max: 40 },
  wechat: { patternId: 'free', acceptedPattern: 'wx[0-9]+' },
  idNumber: { patternId: 'lettersOrDigits', min: 5, max: 20 },
  email: { patternId: 'email', min: 5, max: 254 },
  birthday: { patternId: 'dateYmd', min: 10, max: 10 },
  recommenderId: { patternId: 'digits', min: 4, max: 20 },
  affiliateCode: { patternId: 'lettersOrDigits', min: 4, max: 20 },
}

/** The rules of all fields, enabled and required; `change` overrides each of them. */
const everything = (change: Partial<RegisterRule> = {}): readonly RegisterRule[] =>
  (Object.keys(KINDS) as RegisterField[]).map((field) => ({
    field,
    enabled: true,
    required: true,
    patternId: 'any',
    acceptedPattern: '*',
    min: 0,
    max: 255,
    ...KINDS[field],
    ...change,
  }))

const requirementsOf = (tab: RegisterTab, rules: readonly RegisterRule[], isOn = true): FormRequirements => ({
  rules: rulesOf(tab, rules, () => isOn),
  ageMin: 18,
  today: { year: 2026, month: 11, day: 15 },
  matchesFree: (pattern, text) => new RegExp(`^(?:${pattern})$`).test(text),
  parseMobile: (code, number) => (number.startsWith('6') ? ok(`+${code}${number}`) : err('verification.phone_invalid')),
})

type Typed = Partial<Record<RegisterField, string>>

const VALID: Typed = {
  username: 'maria',
  mobileNum: '612345678',
  verificationCode: '123456',
  password: 'tres gatos 7',
  confirmPassword: 'tres gatos 7',
  payeeName: 'María López',
  paymentPassword: '246810',
  qqNum: '1234567',
  line: 'maria.l',
  whatsapp: '612345678',
  facebook: 'maria.l',
  wechat: 'wx77',
  idNumber: 'AB12345',
  email: 'maria@casa.com',
  birthday: '1990-12-31',
  recommenderId: '10000001',
  affiliateCode: '10000002',
}

const formOf = (typed: Typed, change: Partial<Form> = {}): Form => ({
  termsAccepted: true,
  fields: new Map(Object.entries(typed) as [RegisterField, string][]),
  countryDialingCode: '34',
  referralCode: '',
  ...change,
})

function outcome(form: Form, requirements: FormRequirements): string {
  const decided = decideForm(form, requirements)
  return decided.ok ? 'ok' : decided.error
}

describe('the first refusal that applies is returned', () => {
  // Everything is wrong at first; each row corrects one more thing, so each also breaks every rule below it.
  const wrong: Typed = Object.fromEntries(Object.keys(VALID).map((field) => [field, ' ']))
  const typed: Typed = { ...wrong, password: 'weak', confirmPassword: 'other' }
  let terms = false

  // oxfmt-ignore
  test.each([
    // corrected        to                   refused with
    [undefined,         '',                  'identity.terms_not_accepted'],
    ['terms',           '',                  'identity.username_invalid'],
    ['username',        'mar',               'identity.username_invalid'],
    ['username',        '1maria',            'identity.username_invalid'],
    ['username',        'maria',             'identity.mobile_invalid'],
    ['mobileNum',       '7123456',           'identity.mobile_invalid'],
    ['mobileNum',       '612345678',         'verification.code_wrong'],
    ['verificationCode', '123456',           'identity.password_weak'],
    ['password',        'onlyletters',       'identity.password_weak'],
    ['password',        'tres gatos 7',      'identity.password_mismatch'],
    ['confirmPassword', 'tres gatos 7',      'identity.payee_name_invalid'],
    ['payeeName',       'María López',       'identity.payment_password_invalid'],
    ['paymentPassword', '246810',            'identity.qq_invalid'],
    ['qqNum',           '1234567',           'identity.line_invalid'],
    ['line',            'maria.l',           'identity.whatsapp_invalid'],
    ['whatsapp',        '612345678',         'identity.facebook_invalid'],
    ['facebook',        'maria.l',           'identity.wechat_invalid'],
    ['wechat',          'maria',             'identity.wechat_invalid'],
    ['wechat',          'wx77',              'identity.id_number_invalid'],
    ['idNumber',        'AB12345',           'identity.email_invalid'],
    ['email',           'maria@casa',        'identity.email_invalid'],
    ['email',           'maria@casa.com',    'identity.birthday_invalid'],
    ['birthday',        '2010-02-30',        'identity.birthday_invalid'],
    ['birthday',        '2010-02-28',        'identity.recommender_unknown'],
    ['recommenderId',   '10000001',          'identity.affiliate_unknown'],
    ['affiliateCode',   '10000002',          'identity.under_age'],
    ['birthday',        '2008-11-16',        'identity.under_age'],
    ['birthday',        '2008-11-15',        'ok'],
  ] as const)('with %s corrected to %j: %s%s', (corrected, then, refusal) => {
    if (corrected === 'terms') terms = true
    else if (corrected !== undefined) typed[corrected] = then
    expect(outcome(formOf(typed, { termsAccepted: terms }), requirementsOf('register', everything()))).toBe(refusal)
  })
})

test('a disabled field is neither checked nor stored', () => {
  const decided = decideForm(
    formOf({ ...VALID, line: 'no spaces!', email: 'nonsense' }),
    requirementsOf('register', []),
  )
  expect(decided.ok && [...decided.value.fields.keys()]).toEqual(['username', 'password', 'confirmPassword'])
})

test('an optional field may be empty, and is checked when it is not', () => {
  const optional = requirementsOf('register', everything({ required: false }))
  const least: Typed = { username: 'maria', password: 'tres gatos 7', confirmPassword: 'tres gatos 7' }
  expect(outcome(formOf(least), optional)).toBe('ok')
  expect(outcome(formOf({ ...least, email: ' ' }), optional)).toBe('ok')
  expect(outcome(formOf({ ...least, email: 'x@y' }), optional)).toBe('identity.email_invalid')
  // A given mobile number must be verified, if the brand requires that.
  expect(outcome(formOf({ ...least, mobileNum: '612345678' }), optional)).toBe('verification.code_wrong')
  const unproven = requirementsOf('register', everything({ required: false }), false)
  const decided = decideForm(formOf({ ...least, mobileNum: '612345678' }), unproven)
  expect(decided).toMatchObject({ ok: true, value: { mobile: '+34612345678', needsCode: false } })
})

test('the form by mobile needs no name, and a password only if it is enabled', () => {
  const typed: Typed = { mobileNum: '612345678', verificationCode: '123456' }
  expect(outcome(formOf(typed), requirementsOf('registerMobile', [], false))).toBe('ok')
  expect(outcome(formOf(typed), requirementsOf('registerMobile', [], true))).toBe('identity.password_weak')
  const withoutFields = decideForm(formOf({ ...VALID, ...typed }), requirementsOf('registerMobile', [], false))
  expect(withoutFields.ok && [...withoutFields.value.fields.keys()]).toEqual(['mobileNum', 'verificationCode'])
  expect(outcome(formOf({ mobileNum: '612345678' }), requirementsOf('registerMobile', [], false))).toBe(
    'verification.code_wrong',
  )
  expect(outcome(formOf({ verificationCode: '123456' }), requirementsOf('registerMobile', []))).toBe(
    'identity.mobile_invalid',
  )
})

test('the password must not be the mobile number', () => {
  const typed: Typed = { ...VALID, mobileNum: '61234567a', password: '61234567A', confirmPassword: '61234567A' }
  const rules = everything().map((rule) => (rule.field === 'mobileNum' ? { ...rule, patternId: 'any' as const } : rule))
  expect(outcome(formOf(typed), requirementsOf('registerMobile', rules))).toBe('identity.password_weak')
})

test('a referral code in the URL replaces the one in the form', () => {
  const { affiliateCode: _, ...typed } = VALID
  expect(outcome(formOf(typed), requirementsOf('register', everything()))).toBe('identity.affiliate_unknown')
  expect(outcome(formOf(typed, { referralCode: 'agente' }), requirementsOf('register', everything()))).toBe('ok')
})

// oxfmt-ignore
test.each([
  // born                               on                                     age
  [{ year: 2008, month: 11, day: 15 },  { year: 2026, month: 11, day: 14 },    17],
  [{ year: 2008, month: 11, day: 15 },  { year: 2026, month: 11, day: 15 },    18],
  [{ year: 2008, month: 2, day: 29 },   { year: 2026, month: 2, day: 28 },     17],
  [{ year: 2008, month: 2, day: 29 },   { year: 2026, month: 3, day: 1 },      18],
  [{ year: 2008, month: 12, day: 1 },   { year: 2026, month: 1, day: 31 },     17],
])('born %j, on %j: %i', (birth, today, age) => {
  expect(ageOn(birth, today)).toBe(age)
})

test('decideForm does not throw on any text in any field', () => {
  const fields = fc.constantFrom(...(Object.keys(VALID) as RegisterField[]))
  fc.assert(
    fc.property(fields, fc.string({ unit: 'binary' }), fc.boolean(), (field, text, byMobile) => {
      const requirements = requirementsOf(byMobile ? 'registerMobile' : 'register', everything())
      expect(typeof outcome(formOf({ ...VALID, [field]: text }), requirements)).toBe('string')
    }),
  )
})
