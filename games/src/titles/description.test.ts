import { expect, test } from 'vitest'
import { isAvoided } from './avoided.ts'
import { folded } from './grammar.ts'
import { templates } from './templates.ts'
import { themes } from './themes.ts'
import { descriptionOf, titleOf, TITLES } from './titles.ts'

/** The length of three lines on a phone. */
const LENGTH_MAX = 200

const all = Array.from({ length: TITLES }, (_, number) => descriptionOf(titleOf(number)))

test.each(['es', 'en'] as const)('every title has a whole sentence or two in %s', (language) => {
  for (const description of all) {
    const text = description[language]
    expect(text).toMatch(/^[¿A-ZÁÉÍÓÚÑ].*\.$/u)
    expect(text).not.toMatch(/[{}|]|undefined| {2}|\bde el\b|\ba el\b/)
    expect(text.length).toBeLessThanOrEqual(LENGTH_MAX)
    expect(isAvoided(folded(text))).toBe(false)
  }
})

test('each theme has several different descriptions', () => {
  for (const { views } of themes) expect(views.length).toBeGreaterThanOrEqual(2)
  for (const forms of Object.values(templates)) expect(forms.length).toBeGreaterThanOrEqual(5)
})

test('neighbouring titles hardly ever have the same wording', () => {
  const alike = all.filter(({ es }, number) => all.slice(number + 1, number + 40).some((other) => other.es === es))
  expect(alike.length).toBeLessThan(TITLES / 500)
  expect(new Set(all.map(({ es }) => es)).size).toBeGreaterThan(TITLES * 0.85)
})

test.each([
  [394, 'Las uvas arman la fiesta', 'The grapes start the party'],
  [554, 'Los naipes irrumpen', 'The playing cards break loose'],
])('%i: many do what many do', (number, es, en) => {
  expect(all[number]?.es.startsWith(es)).toBe(true)
  expect(all[number]?.en.startsWith(en)).toBe(true)
})
