import { expect, test } from 'vitest'
import { digitsOf, isMobile, mobileOf, readMobile, wrongLength } from './phone.ts'

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

// oxfmt-ignore
test.each([
  // chosen  typed                number         code   country
  ['52',    '+52 55 1234 5678',   '5512345678',  '52',  'MX'],
  ['52',    '0052 5512345678',    '5512345678',  '52',  'MX'],
  ['52',    '525512345678',       '5512345678',  '52',  'MX'],
  ['52',    '+34 612 34 56 78',   '612345678',   '34',  'ES'],
  ['34',    '+1 (202) 555-0142',  '2025550142',  '1',   'US'],
])('with +%s chosen, %s is the number %s of +%s', async (chosen, typed, mobileNum, countryDialingCode, countryCode) => {
  expect(await readMobile(chosen, typed)).toEqual({ mobileNum, countryDialingCode, countryCode, hasCode: true })
  const country = { countryCode: 'XX', countryDialingCode: chosen, name: '' }
  expect(await mobileOf(typed, { country })).toEqual({ mobileNum, countryDialingCode })
})

test('a number without its code is sent as it was typed', async () => {
  const country = { countryCode: 'MX', countryDialingCode: '52', name: 'México' }
  expect(await mobileOf('55 1234 5678', { country })).toEqual({ mobileNum: '5512345678', countryDialingCode: '52' })
  expect(await mobileOf('55 12', { country })).toEqual({ mobileNum: '5512', countryDialingCode: '52' })
})

test.each([
  ['MX', '55 1234 5678', undefined],
  ['ES', '6123', '9'],
  ['XX', '6123', undefined],
])('a number of %s with the digits %s should have: %s', async (country, typed, digits) => {
  expect(await wrongLength(country, typed)).toBe(digits)
})
