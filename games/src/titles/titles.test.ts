import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { avoidedPhrases, isAvoided } from './avoided.ts'
import { agree, folded, ofNoun, readNoun } from './grammar.ts'
import { NAME_LENGTH_MAX } from './names.ts'
import { themes } from './themes.ts'
import { titleOf, TITLES } from './titles.ts'
import { vendors } from './vendors.ts'

const all = Array.from({ length: TITLES }, (_, number) => titleOf(number))
const tally = <T>(values: readonly T[]): ReadonlyMap<T, number> => {
  const counts = new Map<T, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  return counts
}

test.each(['es', 'en'] as const)('all names in %s differ, without regard to case and accents', (language) => {
  expect(new Set(all.map(({ names }) => folded(names[language]))).size).toBe(TITLES)
})

test('all codes differ and fit the catalogue', () => {
  expect(new Set(all.map(({ gameCode }) => gameCode)).size).toBe(TITLES)
  for (const { gameCode } of all) expect(gameCode).toMatch(/^[A-Z0-9_]{3,40}$/)
})

test('names are short enough for a tile and clean of stray marks', () => {
  for (const { names } of all)
    for (const name of Object.values(names)) {
      expect(name.length).toBeLessThanOrEqual(NAME_LENGTH_MAX)
      expect(name).toMatch(/^[A-ZÁÉÍÓÚÑ][\p{L}0-9' -]+$/u)
      expect(name).not.toMatch(/ {2}| $|\bde el\b/)
    }
})

test('no name is a known brand, offensive or a promise of winnings', () => {
  const bad = all.filter(({ names }) => isAvoided(folded(names.es)) || isAvoided(folded(names.en)))
  expect(bad.map(({ names }) => names.en)).toEqual([])
  for (const phrase of avoidedPhrases) expect(isAvoided(`the ${phrase} tale`)).toBe(true)
})

// A game is known by its name: new words may only add titles at the end, and never rename existing ones.
test('a number never changes its title', () => {
  const names = all.map(({ number, vendor, names: { es, en } }) => `${number} ${vendor} ${es} ${en}`).join('\n')
  expect(createHash('sha256').update(names).digest('hex').slice(0, 16)).toBe('f5d29af19f51eeb6')
})

test('every theme and every studio has enough titles, and a studio uses only its themes', () => {
  const byTheme = tally(all.map(({ theme }) => theme))
  expect(byTheme.size).toBe(themes.length)
  expect(themes.length).toBeGreaterThanOrEqual(100)
  expect(Math.min(...byTheme.values())).toBeGreaterThan(60)
  const byVendor = tally(all.map(({ vendor }) => vendor))
  const studios = vendors.filter((vendor) => vendor.themes.length > 0)
  expect(byVendor.size).toBe(studios.length)
  expect(studios.length).toBeGreaterThanOrEqual(12)
  expect(Math.min(...byVendor.values())).toBeGreaterThan(300)
  for (const { theme, vendor } of all) expect(vendors.find(({ code }) => code === vendor)?.themes).toContain(theme)
})

test('neighbouring titles nearly always have different themes', () => {
  const same = all.filter(({ theme }, at) => theme === all[at - 1]?.theme)
  expect(same.length).toBeLessThan(TITLES / 50)
})

test('traits vary', () => {
  for (const spread of [
    tally(all.map(({ traits }) => traits.volatility)),
    tally(all.map(({ traits }) => traits.reels)),
  ])
    for (const count of spread.values()) expect(count).toBeGreaterThan(TITLES / 20)
  for (const { traits } of all) expect(new Set(traits.features).size).toBe(traits.features.length)
})

test.each([
  ['el faro', 'dorado', 'dorado'],
  ['la luna', 'dorado', 'dorada'],
  ['las cerezas', 'feroz', 'feroces'],
  ['las uvas', 'danzarín', 'danzarinas'],
  ['el ancla', 'perdido', 'perdida'],
  ['la perla', 'índigo', 'índigo'],
  ['la máscara', 'de jade', 'de jade'],
  ['la rosa', 'andaluz', 'andaluza'],
  ['la abeja', 'zumbador', 'zumbadora'],
])('%s %s agrees as %s', (noun, adjective, form) => {
  expect(agree(adjective, readNoun(noun))).toBe(form)
})

test('"de" contracts to "del" before "el" only', () => {
  expect([ofNoun(readNoun('el faro')), ofNoun(readNoun('la luna'))]).toEqual(['del faro', 'de la luna'])
})

test('a number without a title throws', () => {
  expect(() => titleOf(TITLES)).toThrow('10000')
})
