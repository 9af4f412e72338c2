import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isSamePerson, maskEmail, maskMobile, needsStep, waysOf, type Arrival, type Provable } from './step.ts'

const arrival: Arrival = {
  kind: 'member',
  isDeviceKnown: false,
  isNetworkKnown: false,
  isFirstLogin: false,
  hasAuthenticator: false,
  isAsked: true,
}

// oxfmt-ignore
test.each<[Partial<Arrival>, boolean]>([
  [{},                                                        true],
  [{ isDeviceKnown: true },                                   false],
  [{ isNetworkKnown: true },                                  false],
  [{ isFirstLogin: true },                                    false],
  [{ isAsked: false },                                        false],
  [{ kind: 'agent' },                                         true],
  [{ kind: 'operator', isNetworkKnown: true },                true],
  [{ kind: 'operator', isDeviceKnown: true },                 false],
  [{ hasAuthenticator: true, isAsked: false },                true],
  [{ hasAuthenticator: true, isNetworkKnown: true },          true],
  [{ hasAuthenticator: true, isFirstLogin: true },            true],
  [{ hasAuthenticator: true, isDeviceKnown: true },           false],
])('%j: one step more %s', (change, expected) => {
  expect(needsStep({ ...arrival, ...change })).toBe(expected)
})

const nothing: Provable = {
  hasAuthenticator: false,
  mobile: null,
  email: null,
  isEmailProven: false,
  payeeName: null,
}
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
  [{ hasAuthenticator: true, mobile, email, isEmailProven: true, payeeName }, ['authenticator']],
])('%j: %j', (change, expected) => {
  expect(waysOf({ ...nothing, ...change }).map(({ way }) => way)).toEqual(expected)
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
