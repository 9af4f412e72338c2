import { expect, test } from 'vitest'
import { digitsOf, isMobile } from './phone.ts'

test('formatting characters are ignored', () => {
  expect(digitsOf('(55) 1234-56.78')).toBe('55123456 78'.replace(' ', ''))
})

test.each([
  ['52', '5512345678', true],
  ['52', '55 1234 5678', true],
  ['34', '612345678', true],
  ['52', '551234', false],
  ['52', '', false],
  ['999', '5512345678', false],
])('+%s %s is a valid mobile number: %s', async (code, number, answer) => {
  expect(await isMobile(code, number)).toBe(answer)
})
