import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isSamePerson, isUsername, isWeakPassword } from './identity.ts'

// oxfmt-ignore
test.each([
  // username       password        weak
  ['maria',         'short1',       true],
  ['maria',         'onlyletters',  true],
  ['maria',         '12345678',     true],
  ['maria12345',    'MARIA12345',   true],
  ['maria',         'Password123',  true],
  ['maria',         'tres gatos 7', false],
  ['maria',         'ñandú 77',     false],
  ['',              'tres gatos 7', false],
])('%s / %s: weak %s', (username, password, weak) => {
  expect(isWeakPassword(password, username)).toBe(weak)
})

test('length counts characters, not code units', () => {
  expect(isWeakPassword('😀a1', 'maria')).toBe(true)
  expect(isWeakPassword(`a1${'x'.repeat(62)}`, 'maria')).toBe(false)
  expect(isWeakPassword(`a1${'x'.repeat(63)}`, 'maria')).toBe(true)
})

// oxfmt-ignore
test.each([
  // text               is a valid name
  ['maria',             true],
  ['张伟7',             true],
  ['',                  false],
  [' ',                 false],
  ['mar ia',            false],
  ['maria\u0000',       false],
  ['maria\u200B',       false],
  ['\uD800maria',       false],
  ['x'.repeat(64),      true],
  ['x'.repeat(65),      false],
])('%j is a valid name: %s', (text, isName) => {
  expect(isUsername(text)).toBe(isName)
})

test('the rules do not throw on any text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (username, password) => {
      expect([typeof isUsername(username), typeof isWeakPassword(password, username)]).toEqual(['boolean', 'boolean'])
    }),
  )
})

// oxfmt-ignore
test.each([
  ['Ana María López', 'ana maria lopez', true],
  ['Ana María López', 'LÓPEZ, Ana-María', true],
  ['José Ñandú', 'Jose\u0301 N\u0303andu\u0301', true],
  ['Ana López', 'Ana María López', false],
  ['Ana López', 'Anna López', false],
  ['Ana Ruiz', 'Ana Ruis', false],
  ['', 'Ana', false],
  ['', '', false],
])('%j and %j are the same name: %s', (one, other, isOne) => {
  expect(isSamePerson(one, other)).toBe(isOne)
})
