import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Proof } from './session.ts'
import {
  contactWaysOf,
  isSamePerson,
  maskEmail,
  maskMobile,
  nextStep,
  type SignInFacts,
  type Provable,
} from './step.ts'

const facts: SignInFacts = {
  kind: 'member',
  proof: 'password',
  isDeviceKnown: false,
  isNetworkKnown: false,
  isFirstLogin: false,
  hasAuthenticator: false,
  hasPasskey: false,
  isStepRequired: true,
  hadAuthenticator: false,
}
const FIRST_PROOFS: readonly Proof[] = ['password', 'sms', 'passkey', 'social', 'register', 'trial']

// oxfmt-ignore
test.each<[Partial<SignInFacts>, string]>([
  [{},                                                        'contact'],
  [{ isDeviceKnown: true },                                   'none'],
  [{ isNetworkKnown: true },                                  'none'],
  [{ isFirstLogin: true },                                    'none'],
  [{ isStepRequired: false },                                        'none'],
  [{ kind: 'agent' },                                         'contact'],
  [{ proof: 'social' },                                       'contact'],
  [{ proof: 'sms' },                                          'none'],
  [{ proof: 'passkey' },                                      'none'],
  [{ proof: 'register' },                                     'none'],
  // Staff must use a second factor they have; without one they may only set one up.
  [{ kind: 'operator' },                                      'none'],
  [{ kind: 'operator', hasPasskey: true },                    'passkey'],
  [{ kind: 'operator', hasPasskey: true, isDeviceKnown: true }, 'passkey'],
  [{ kind: 'operator', hasPasskey: true, proof: 'passkey' },  'none'],
  [{ kind: 'operator', hasAuthenticator: true, isDeviceKnown: true, isNetworkKnown: true }, 'authenticator'],
  [{ kind: 'operator', proof: 'remembered' },                 'signIn'],
  // A member's passkey is not required in addition to a password.
  [{ hasPasskey: true, isDeviceKnown: true },                 'none'],
  // A remembered browser is accepted, unless an authenticator was set that it has never passed.
  [{ proof: 'remembered' },                                   'none'],
  [{ proof: 'remembered', hasAuthenticator: true },           'signIn'],
  [{ proof: 'remembered', hasAuthenticator: true, hadAuthenticator: true }, 'none'],
])('%j: %s', (change, expected) => {
  expect(nextStep({ ...facts, ...change })).toBe(expected)
})

test('an account with an authenticator must always use it, for every proof and from every device', () => {
  const yesOrNo = fc.boolean()
  fc.assert(
    fc.property(
      fc.record({
        kind: fc.constantFrom('member' as const, 'agent' as const, 'operator' as const, 'trial' as const),
        proof: fc.constantFrom(...FIRST_PROOFS),
        isDeviceKnown: yesOrNo,
        isNetworkKnown: yesOrNo,
        isFirstLogin: yesOrNo,
        hasPasskey: yesOrNo,
        isStepRequired: yesOrNo,
        hadAuthenticator: yesOrNo,
      }),
      (sample) => {
        expect(nextStep({ ...sample, hasAuthenticator: true })).toBe('authenticator')
      },
    ),
  )
})

const nothing: Provable = { mobile: null, email: null, isEmailProven: false, payeeName: null }
const [mobile, email, payeeName] = ['+525512345678', 'ana@ronda.example', 'Ana Peña']

// oxfmt-ignore
test.each<[Partial<Provable>, readonly string[]]>([
  [{},                                                                        []],
  [{ mobile },                                                                ['mobile']],
  [{ email },                                                                 []],
  [{ email, isEmailProven: true },                                            ['email']],
  [{ mobile, email, isEmailProven: true, payeeName },                         ['mobile', 'email']],
  [{ payeeName },                                                             ['bankName']],
  [{ email, payeeName },                                                      ['bankName']],
])('%j: %j', (change, expected) => {
  expect(contactWaysOf({ ...nothing, ...change }).map(({ way }) => way)).toEqual(expected)
})

test('a hint shows enough for the owner and too little for others', () => {
  expect(maskMobile(mobile)).toBe('+52••••••••78')
  expect(maskEmail(email)).toBe('a•••@ronda.example')
})

// oxfmt-ignore
test.each([
  ['Ana Peña',              'ana pena',              true],
  ['Ana Peña',              '  PEÑA,   ana ',        true],
  ['María-José O’Neil',     'maria jose o neil',     true],
  ['Ana Peña',              'Ana Peñas',             false],
  ['Ana Peña',              'Ana',                   false],
  ['Ana Peña',              '',                      false],
  ['',                      '',                      false],
  ['···',                   '—',                     false],
])('%s is %s: %s', (left, right, expected) => {
  expect(isSamePerson(left, right)).toBe(expected)
})

test('comparing names ignores case, is symmetric, and does not throw on any text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (name) => {
      expect(isSamePerson(name, ` ${name.toUpperCase()} `)).toBe(isSamePerson(name.toUpperCase(), name))
    }),
  )
})
