import { expect, test } from 'vitest'
import { answerUrl, personOf } from './social.ts'

// oxfmt-ignore
test.each([
  [{ sub: '42', email: 'a@b.example', email_verified: true },    { subject: '42', email: 'a@b.example', isEmailProven: true }],
  [{ sub: '42', email: 'a@b.example', email_verified: 'true' },  { subject: '42', email: 'a@b.example', isEmailProven: true }],
  [{ sub: '42', email: 'a@b.example' },                          { subject: '42', email: 'a@b.example', isEmailProven: false }],
  [{ sub: '42', email: 'a@b.example', email_verified: 1 },       { subject: '42', email: 'a@b.example', isEmailProven: false }],
  [{ sub: '42', email_verified: true },                          { subject: '42', email: undefined, isEmailProven: false }],
  [{ sub: '42', email: ['a@b.example'], email_verified: true },  { subject: '42', email: undefined, isEmailProven: false }],
  [{ sub: '' },                                                  undefined],
  [{ sub: 42 },                                                  undefined],
  [{ sub: 'x'.repeat(256) },                                     undefined],
  [{},                                                           undefined],
])('%j gives %j', (claims, person) => {
  expect(personOf(claims)).toEqual(person)
})

test('any answer of a page stays in the query of our return URL', () => {
  const returnUrl = 'https://ronda.example/login/social'
  for (const answer of [
    '?code=1&state=2',
    'code=1&state=2',
    'https://evil.example/?code=1',
    '//evil.example',
    '#x',
    '',
  ]) {
    const url = answerUrl(returnUrl, answer)
    expect(url.origin + url.pathname).toBe(returnUrl)
  }
  for (const answer of ['?code=1&state=2', 'code=1&state=2']) {
    expect(answerUrl(returnUrl, answer).searchParams.get('code')).toBe('1')
  }
})
