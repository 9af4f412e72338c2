import { expect, test } from 'vitest'
import { readAddress, withoutToken } from './address.ts'

test.each([
  [
    '#token=abc&game=FERIA_DE_LUZ&lang=en&mode=free',
    { token: 'abc', isEarly: false, hasChat: false, language: 'en', theme: undefined },
  ],
  [
    '#token=a%2Bb&lang=es&theme=light',
    { token: 'a+b', isEarly: false, hasChat: false, language: 'es', theme: 'light' },
  ],
  ['', { token: undefined, isEarly: false, hasChat: false, language: 'es', theme: undefined }],
  ['#early&lang=en', { token: undefined, isEarly: true, hasChat: false, language: 'en', theme: undefined }],
  ['#lang=xx&theme=pink', { token: undefined, isEarly: false, hasChat: false, language: 'es', theme: undefined }],
])('%s', (fragment, address) => {
  expect(readAddress(fragment)).toEqual(address)
})

test.each([
  ['#token=abc&lang=en', '#lang=en'],
  ['#token=abc', ''],
])('the token is removed from %s', (fragment, rest) => {
  expect(withoutToken(fragment)).toBe(rest)
})
