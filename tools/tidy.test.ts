import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { languages } from '@ronda/i18n'
import { messages } from '@ronda/i18n/en'
import { refusals } from '@ronda/i18n/en/refusals'
import { expect, test } from 'vitest'
import { ROOT } from './machine/places.mjs'
import { untidy } from './tidy/bans.ts'
import { misnamed } from './tidy/features.ts'
import { isCode, isTest, readProject } from './tidy/files.ts'
import { hostsIn, missingFolders, repeatedNumbers } from './tidy/project.ts'
import { countLines, measure } from './tidy/sizes.ts'
import { disagreements } from './tidy/specs.ts'
import { differences } from './tidy/texts.ts'
import { retiredWords } from './tidy/words.ts'

const files = readProject()

test('there are files to check', () => {
  expect(files.filter(isCode).length).toBeGreaterThan(150)
  expect(files.filter(isTest).length).toBeGreaterThan(20)
})

test('every file follows the bans', () => {
  expect(files.flatMap(untidy)).toEqual([])
})

test('no retired word comes back', () => {
  expect(files.flatMap(retiredWords)).toEqual([])
})

test('a feature has one noun on the server, in the contract, the web, the texts and the tests', () => {
  expect(misnamed(files)).toEqual([])
})

test('files are small enough to read in one sitting', () => {
  const sizes = files.filter(isCode).map((file) => ({ path: file.path, lines: countLines(file.text) }))
  expect(sizes.filter(({ lines }) => lines > 300)).toEqual([])
  const { median, p90 } = measure(sizes.map(({ lines }) => lines))
  expect(median).toBeLessThan(90)
  expect(p90).toBeLessThan(250)
})

test('every rule has a test, and every test that quotes a rule has one', () => {
  const specs = files.filter(({ path }) => path.endsWith('SPEC.md'))
  expect(specs.length).toBeGreaterThan(0)
  const tests = files.filter((file) => isTest(file) && !file.path.startsWith('tools/'))
  expect(disagreements(specs, tests)).toEqual([])
})

test('migrations are numbered once', () => {
  const migrations = files.map(({ path }) => path).filter((path) => path.includes('/migrations/'))
  expect(migrations.length).toBeGreaterThan(0)
  expect(repeatedNumbers(migrations)).toEqual([])
})

test('ARCHITECTURE.md shows every top folder', () => {
  const hidden = new Set(['.git', '.data', 'node_modules', 'dist', 'screens', 'test-results'])
  const folders = readdirSync(ROOT, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !hidden.has(entry.name))
    .map((entry) => entry.name)
  expect(missingFolders(readFileSync(join(ROOT, 'ARCHITECTURE.md'), 'utf8'), folders)).toEqual([])
})

test('the lock file names no registry', () => {
  expect(hostsIn(readFileSync(join(ROOT, 'package-lock.json'), 'utf8'))).toEqual([])
})

test.each(Object.keys(languages))('%s has every text that English has', async (language) => {
  const texts = (await import(`@ronda/i18n/${language}`)) as { readonly messages: typeof messages }
  const refused = (await import(`@ronda/i18n/${language}/refusals`)) as { readonly refusals: typeof refusals }
  expect(differences(messages, texts.messages)).toEqual([])
  expect(differences(refusals, refused.refusals)).toEqual([])
})
