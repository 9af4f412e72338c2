import fc from 'fast-check'
import { expect, test } from 'vitest'
import { countryOfMobile, parseMobile } from './index.ts'

// oxfmt-ignore
test.each([
  // code   typed               number
  ['52',    '55 1234 5678',     '+525512345678'],
  ['54',    '9 11 2345-6789',   '+5491123456789'],
  ['57',    '(310) 123 4567',   '+573101234567'],
  ['44',    '07911 123456',     '+447911123456'],
  ['34',    '612345678',        '+34612345678'],
  ['1',     '2025550142',       '+12025550142'],
  ['34',    '912345678',        undefined], // a landline
  ['44',    '1',                undefined],
  ['34',    '612345678999999',  undefined],
  ['34',    '+34612345678',     undefined],
  ['34',    '0034612345678',    undefined],
  ['34',    '٦١٢٣٤٥٦٧٨',        undefined],
  ['34',    'abcdefghi',        undefined],
  ['34',    '',                 undefined],
  ['999',   '612345678',        undefined],
])('+%s %s is %s', (countryDialingCode, mobileNum, number) => {
  const parsed = parseMobile(countryDialingCode, mobileNum)
  expect(parsed.ok ? parsed.value : undefined).toBe(number)
})

test('all spellings of a number give the same number', () => {
  const spellings = ['5512345678', '55 1234 5678', '(55) 1234-5678', '55.1234.5678']
  expect(new Set(spellings.map((typed) => JSON.stringify(parseMobile('52', typed)))).size).toBe(1)
})

test('parseMobile does not throw on any text, and returns only E.164', () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.string(), fc.stringMatching(/^[1-9]\d{0,5}$/)),
      fc.oneof(fc.string(), fc.stringMatching(/^[\d ()-]{0,20}$/)),
      (code, typed) => {
        const parsed = parseMobile(code, typed)
        if (parsed.ok) expect(parsed.value).toMatch(/^\+[1-9]\d{6,14}$/)
      },
    ),
  )
})

test('the country of a number', () => {
  expect(countryOfMobile('+525512345678')).toBe('MX')
  expect(countryOfMobile('+12025550142')).toBe('US')
})
