import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const SERVER = join(import.meta.dirname, '../..')

const sources = readdirSync(SERVER, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !file.includes('/testing/'))
  .map((file) => ({ file, text: readFileSync(join(SERVER, file), 'utf8') }))

const filesWith = (pattern: RegExp): readonly string[] =>
  sources.filter(({ text }) => pattern.test(text)).map(({ file }) => file)

/** Without these a session could be opened by code that has not checked whether an authenticator is set. */
test.each([
  ['a session row is inserted', /insertInto\('session'\)/, ['people/session/session.sql.ts']],
  ['that insert is called', /\binsertSession\(tx, \{/, ['people/session/openSession.actions.ts']],
  ['a sign-in is cleared', /\bas Cleared\b/, ['people/session/step.actions.ts']],
  ['a session is opened', /\bopenSession\(/, ['people/session/openSession.actions.ts']],
])('there is one place where %s', (_, pattern, expected) => {
  expect(filesWith(pattern)).toEqual(expected)
})
