import { expect, test } from 'vitest'
import { mailboxOf, nameWithBirthday, plainNumber } from './marks.ts'

test.each([
  ['Ana.Ruiz@Example.com', 'ana.ruiz@example.com'],
  ['ana+casino@example.com', 'ana@example.com'],
  ['ana+a+b@example.com', 'ana@example.com'],
  ['a.n.a+x@googlemail.com', 'ana@gmail.com'],
  ['ana@gmail.com', 'ana@gmail.com'],
  ['  ana@example.com ', 'ana@example.com'],
  ['no address', 'no address'],
])('%s is the mailbox %s', (email, mailbox) => {
  expect(mailboxOf(email)).toBe(mailbox)
})

test.each([
  ['José Pérez', '1990-01-02', 'JOSE PEREZ 1990-01-02'],
  ['PEREZ, jose', '1990-01-02', 'JOSE PEREZ 1990-01-02'],
  ['José Pérez', undefined, undefined],
  [undefined, '1990-01-02', undefined],
  ['—', '1990-01-02', undefined],
])('the mark of %s, born %s', (name, birthday, mark) => {
  expect(nameWithBirthday(name, birthday)).toBe(mark)
})

test('an ID number is compared without dashes, spaces and case', () => {
  expect(plainNumber('ab-12 34.c')).toBe('AB1234C')
})
