import { expect, test } from 'vitest'
import { makeCookie, readCookie } from './cookie.ts'

test.each([
  [undefined, undefined],
  ['', undefined],
  ['s=abc', 'abc'],
  ['a=1; s=abc; b=2', 'abc'],
  ['as=1;s=abc;s=other', 'abc'],
  ['s=', ''],
  ['s', undefined],
  ['S=abc', undefined],
])('in %j the cookie s is %j', (header, value) => {
  expect(readCookie(header, 's')).toBe(value)
})

test('a cookie has every protective attribute, and a value that needs quoting is refused', () => {
  expect(makeCookie('s', 'a-b_1', 60)).toBe('s=a-b_1; Max-Age=60; Path=/; HttpOnly; Secure; SameSite=Lax')
  expect(() => makeCookie('s', 'a; Domain=x', 60)).toThrow('must not need quoting')
})
