import { expect, test } from 'vitest'
import { countsAsProof, proofWaysFor, type Held } from './prove.ts'
import type { SignInProof } from './session.ts'

const nothing: Held = {
  isStaff: false,
  hasAuthenticator: false,
  hasPasskey: false,
  hasPassword: false,
  mobile: null,
  email: null,
}
const [mobile, email] = ['+525512345678', 'ana@ronda.example']
const everything: Held = { ...nothing, hasAuthenticator: true, hasPasskey: true, hasPassword: true, mobile, email }

const waysOf = (purpose: 'session' | 'change', held: Held) => proofWaysFor(purpose, held).map(({ way }) => way)

// oxfmt-ignore
test.each<[Partial<Held>, readonly string[], readonly string[]]>([
  // credentials                                          for a change                 for a remembered browser
  [{},                                                    [],                          []],
  [{ hasPassword: true },                                 ['password'],                ['password']],
  [{ hasPassword: true, mobile },                         ['sms'],                     ['password']],
  [{ hasPassword: true, mobile, email },                  ['sms', 'mail'],             ['password']],
  [{ mobile },                                            ['sms'],                     ['sms']],
  [{ hasPassword: true, hasPasskey: true },               ['passkey'],                 ['password', 'passkey']],
  [{ hasPassword: true, hasPasskey: true, mobile },       ['passkey', 'sms'],          ['password', 'passkey']],
  [{ hasAuthenticator: true, hasPassword: true, mobile }, ['authenticator'],           ['authenticator']],
  [everything,                                            ['authenticator', 'passkey'], ['authenticator', 'passkey']],
  [{ isStaff: true, hasPassword: true },                  ['password'],                ['password']],
  [{ isStaff: true, hasPassword: true, hasPasskey: true, mobile, email }, ['passkey'], ['passkey']],
  [{ ...everything, isStaff: true },                      ['authenticator', 'passkey'], ['authenticator', 'passkey']],
])('%j: %j, %j', (change, forChange, forSession) => {
  const held = { ...nothing, ...change }
  expect([waysOf('change', held), waysOf('session', held)]).toEqual([forChange, forSession])
})

test('the hint of a code shows its destination, but never in full', () => {
  expect(proofWaysFor('change', { ...nothing, mobile, email })).toEqual([
    { way: 'sms', hint: '+52••••••••78' },
    { way: 'mail', hint: 'a•••@ronda.example' },
  ])
})

// oxfmt-ignore
test.each<[SignInProof, Partial<Held>, boolean]>([
  ['password',      { hasPassword: true },                                 true],
  ['password',      { hasPassword: true, mobile },                         false],
  ['sms',           { hasPassword: true, mobile },                         true],
  ['sms',           { hasAuthenticator: true, mobile },                    false],
  ['authenticator', everything,                                            true],
  ['passkey',       everything,                                            true],
  ['sign_in',       {},                                                    true],
  ['sign_in',       { email },                                             false],
])('a sign-in by %s with %j counts as a proof: %s', (way, change, expected) => {
  expect(countsAsProof(way, { ...nothing, ...change })).toBe(expected)
})
