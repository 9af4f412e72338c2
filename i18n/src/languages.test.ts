import { expect, test } from 'vitest'
import { knownLanguages } from './knownLanguages.ts'
import { chooseLanguage, isLanguage, languages, offeredLanguages } from './languages.ts'

const known = Object.values(knownLanguages)

test('every language has a code and a name of its own, and a tag that the platform can format with', () => {
  expect(new Set(known.map(({ code }) => code)).size).toBe(known.length)
  expect(new Set(known.map(({ name }) => name)).size).toBe(known.length)
  for (const { locale } of known) expect(Intl.getCanonicalLocales(locale)).toEqual([locale])
  expect(known.length).toBeGreaterThanOrEqual(35)
})

test('a line begins where the platform says it does', () => {
  const rightToLeft = known.filter(({ direction }) => direction === 'rtl').map(({ locale }) => locale)
  expect(rightToLeft.toSorted()).toEqual(['ar', 'fa', 'he', 'ur'])
})

test('only what is written can be spoken', () => {
  expect(Object.keys(languages)).toEqual(['es', 'en'])
  expect([isLanguage('en'), isLanguage('fr'), isLanguage('toString'), isLanguage(null)]).toEqual([
    true,
    false,
    false,
    false,
  ])
})

test.each([
  [
    ['en', 'es'],
    ['en', 'es'],
  ],
  [['fr', 'en'], ['en']],
  [['fr'], ['es']],
  [[], ['es']],
])('of %j the house offers %j', (switchedOn, offered) => {
  expect(offeredLanguages(switchedOn)).toEqual(offered)
})

test.each([
  [['en', 'es'], ['es', 'en'], 'es', 'en'],
  [['fr', 'en'], ['es', 'en'], 'es', 'en'],
  [['en', null], ['es'], 'es', 'es'],
  [[null, null], ['es', 'en'], 'en', 'en'],
  [[null], ['en'], 'es', 'en'],
] as const)(
  'a reader who chose %j, where %j are offered and the brand uses %s, gets %s',
  (wanted, offered, brandLanguage, language) => {
    expect(chooseLanguage(wanted, offered, brandLanguage)).toBe(language)
  },
)
