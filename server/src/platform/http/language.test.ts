import { expect, test } from 'vitest'
import { chooseLanguage } from './language.ts'

test.each([
  [undefined, 'es'],
  ['', 'es'],
  ['en-GB,en;q=0.9,es;q=0.8', 'en'],
  ['fr-FR, es-MX;q=0.9', 'es'],
  ['tlh', 'es'],
  [',,,EN', 'en'],
] as const)('for accept-language %s the language is %s', (accepted, chosen) => {
  expect(chooseLanguage({ 'accept-language': accepted }, ['es', 'en'])).toBe(chosen)
})
