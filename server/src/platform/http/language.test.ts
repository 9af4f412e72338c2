import { expect, test } from 'vitest'
import { chooseLanguage } from './language.ts'

test.each([
  // asked      accept-language                 chosen
  [undefined, undefined, 'es'],
  [undefined, 'en-GB,en;q=0.9,es;q=0.8', 'en'],
  [undefined, 'fr-FR, es-MX;q=0.9', 'es'],
  [undefined, 'tlh', 'es'],
  ['en', 'es', 'en'],
  ['xx', 'en', 'en'],
  [{ toString: null }.toString, 'en', 'en'],
] as const)('asked %s, accepting %s: %s', (asked, accepted, chosen) => {
  expect(chooseLanguage(asked, { 'accept-language': accepted }, ['es', 'en'])).toBe(chosen)
})
