import { expect, test } from 'vitest'
import { firstCountry, nameCountries, searchCountries } from './countries.ts'

const countries = [
  { countryCode: 'MX', countryDialingCode: '52' },
  { countryCode: 'ES', countryDialingCode: '34' },
  { countryCode: 'US', countryDialingCode: '1' },
  { countryCode: 'DO', countryDialingCode: '1809' },
]

test('countries are named and ordered in the language of the reader', () => {
  expect(nameCountries(countries, 'es').map(({ name }) => name)).toEqual([
    'España',
    'Estados Unidos',
    'México',
    'República Dominicana',
  ])
})

test.each([
  ['', ['ES', 'US', 'MX', 'DO']],
  ['mexico', ['MX']],
  [' MÉX', ['MX']],
  ['mx', ['MX']],
  ['+1', ['US', 'DO']],
  ['1809', ['DO']],
  ['es', ['ES', 'US']],
  ['zzz', []],
])('"%s" finds %j', (words, codes) => {
  expect(searchCountries(nameCountries(countries, 'es'), words).map(({ countryCode }) => countryCode)).toEqual(codes)
})

test.each([
  [['US', 'MX'], 'US'],
  [[undefined, null, 'ES'], 'ES'],
  [['ZZ', 'DO'], 'DO'],
  [[], 'MX'],
])('of the preferences %j the first country is %s', (wishes, code) => {
  expect(firstCountry(countries, ...wishes)).toBe(code)
})
