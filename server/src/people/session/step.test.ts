import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Proof } from './session.ts'
import { contactWaysOf, isSamePerson, maskEmail, maskMobile, nextStep, type Arrival, type Provable } from './step.ts'

const arrival: Arrival = {
  kind: 'member',
  proof: 'password',
  isDeviceKnown: false,
  isNetworkKnown: false,
  isFirstLogin: false,
  hasAuthenticator: false,
  hasPasskey: false,
  isAsked: true,
  hadAuthenticator: false,
}
const WAYS_IN: readonly Proof[] = ['password', 'sms', 'passkey', 'social', 'register', 'trial']

// oxfmt-ignore
test.each<[Partial<Arrival>, string]>([
  [{},                                                        'contact'],
  [{ isDeviceKnown: true },                                   'none'],
  [{ isNetworkKnown: true },                                  'none'],
  [{ isFirstLogin: true },                                    'none'],
  [{ isAsked: false },                                        'none'],
  [{ kind: 'agent' },                                         'contact'],
  [{ proof: 'social' },                                       'contact'],
  [{ proof: 'sms' },                                          'none'],
  [{ proof: 'passkey' },                                      'none'],
  [{ proof: 'register' },                                     'none'],
  // Staff: whatever second factor they have, and nothing where they have none but setting one up.
  [{ kind: 'operator' },                                      'none'],
  [{ kind: 'operator', hasPasskey: true },                    'passkey'],
  [{ kind: 'operator', hasPasskey: true, isDeviceKnown: true }, 'passkey'],
  [{ kind: 'operator', hasPasskey: true, proof: 'passkey' },  'none'],
  [{ kind: 'operator', hasAuthenticator: true, isDeviceKnown: true, isNetworkKnown: true }, 'authenticator'],
  [{ kind: 'operator', proof: 'remembered' },                 'signIn'],
  // A passkey that a member has is not asked for beside a password.
  [{ hasPasskey: true, isDeviceKnown: true },                 'none'],
  // A remembered browser goes on, unless an authenticator was set that it has never shown.
  [{ proof: 'remembered' },                                   'none'],
  [{ proof: 'remembered', hasAuthenticator: true },           'signIn'],
  [{ proof: 'remembered', hasAuthenticator: true, hadAuthenticator: true }, 'none'],
])('%j: %s', (change, expected) => {
  expect(nextStep({ ...arrival, ...change })).toBe(expected)
})

test('whoever has set an authenticator is asked for it, by whatever way and from wherever they come', () => {
  const yesOrNo = fc.boolean()
  fc.assert(
    fc.property(
      fc.record({
        kind: fc.constantFrom('member' as const, 'agent' as const, 'operator' as const, 'trial' as const),
        proof: fc.constantFrom(...WAYS_IN),
        isDeviceKnown: yesOrNo,
        isNetworkKnown: yesOrNo,
        isFirstLogin: yesOrNo,
        hasPasskey: yesOrNo,
        isAsked: yesOrNo,
        hadAuthenticator: yesOrNo,
      }),
      (drawn) => {
        expect(nextStep({ ...drawn, hasAuthenticator: true })).toBe('authenticator')
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

test('a hint is enough for the owner and useless to others', () => {
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

test('a name is itself however it is written, and no text makes the comparison throw', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (name) => {
      expect(isSamePerson(name, ` ${name.toUpperCase()} `)).toBe(isSamePerson(name.toUpperCase(), name))
    }),
  )
})
