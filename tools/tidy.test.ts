import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { languages } from '@ronda/i18n'
import * as english from '@ronda/i18n/en'
import { expect, test } from 'vitest'
import { ROOT } from './machine/places.mjs'
import { untidy } from './tidy/bans.ts'
import { isCode, isTest, readProject } from './tidy/files.ts'
import { hostsIn, missingOnMap, repeatedNumbers } from './tidy/project.ts'
import { countLines, measure } from './tidy/sizes.ts'
import { disagreements } from './tidy/specs.ts'
import { differences } from './tidy/texts.ts'

const server = readProject()

test('there is a house to judge', () => {
  expect(server.filter(isCode).length).toBeGreaterThan(150)
  expect(server.filter(isTest).length).toBeGreaterThan(20)
})

test('every file is tidy', () => {
  expect(server.flatMap(untidy)).toEqual([])
})

test('files are small enough to read in one sitting', () => {
  const sizes = server.filter(isCode).map((file) => ({ path: file.path, lines: countLines(file.text) }))
  expect(sizes.filter(({ lines }) => lines > 300)).toEqual([])
  const { median, p90 } = measure(sizes.map(({ lines }) => lines))
  expect(median).toBeLessThan(90)
  expect(p90).toBeLessThan(250)
})

test('every rule has a test, and every test that quotes a rule has one', () => {
  const specs = server.filter(({ path }) => path.endsWith('SPEC.md'))
  expect(specs.length).toBeGreaterThan(0)
  const tests = server.filter((file) => isTest(file) && !file.path.startsWith('tools/'))
  expect(disagreements(specs, tests)).toEqual([])
})

test('migrations are numbered once', () => {
  const migrations = server.map(({ path }) => path).filter((path) => path.includes('/migrations/'))
  expect(migrations.length).toBeGreaterThan(0)
  expect(repeatedNumbers(migrations)).toEqual([])
})

test('the map shows every top folder', () => {
  const hidden = new Set(['.git', '.data', 'node_modules', 'dist', 'screens', 'test-results'])
  const folders = readdirSync(ROOT, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !hidden.has(entry.name))
    .map((entry) => entry.name)
  expect(missingOnMap(readFileSync(join(ROOT, 'ARCHITECTURE.md'), 'utf8'), folders)).toEqual([])
})

test('the lock file names no registry', () => {
  expect(hostsIn(readFileSync(join(ROOT, 'package-lock.json'), 'utf8'))).toEqual([])
})

test.each(Object.keys(languages))('%s says everything English says', async (language) => {
  const spoken = (await import(`@ronda/i18n/${language}`)) as Pick<typeof english, 'messages' | 'refusals'>
  expect(differences(english.messages, spoken.messages)).toEqual([])
  expect(differences(english.refusals, spoken.refusals)).toEqual([])
})
