import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { calls, type Call } from '@ronda/contract'
import { ROOT } from '../machine/places.mjs'
import { departuresIn } from './departures.ts'
import { CALL_DETAILS, CONSTANTS, ERRORS, VALIDATION, type Holder, type Statement } from './held.ts'
import { CALLS, CALLS_WITH_TOKEN, ENCRYPTED_CALLS, FORM_CALLS, LIMITS, METHODS, ROUTES, TEXTS } from './statements.ts'

const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8')

const made: readonly Call[] = Object.values(calls).flatMap((group) => Object.values<Call>(group))
const callAt = (path: string): Call | undefined => made.find((call) => call.path === path)

const departures = departuresIn(read('ARCHITECTURE.md'))

test('the list of departures is there, and each has a reason', () => {
  expect(departures.length).toBeGreaterThan(10)
  expect(departures.filter(({ reason }) => reason === '')).toEqual([])
})

const departed = new Set(departures.flatMap(({ names }) => names))

test('every call exists by its path, or is a listed departure', () => {
  const missing = CALLS.filter(([name, path]) => callAt(path) === undefined && !departed.has(name))
  expect(missing).toEqual([])
})

test('no call that exists is listed as missing', () => {
  const missing = new Set(departures.filter(({ isMissing }) => isMissing).flatMap(({ names }) => names))
  expect(CALLS.filter(([name, path]) => missing.has(name) && callAt(path) !== undefined)).toEqual([])
})

test.each(ENCRYPTED_CALLS)('the body of %s is encrypted', (path) => {
  expect(callAt(path)?.isEncrypted).toBe(true)
})

test.each(FORM_CALLS)('%s is sent as a form', (path) => {
  expect(callAt(path)?.isForm).toBe(true)
})

test.each(METHODS)('the method %s is that of %s', (method, path) => {
  expect(callAt(path)?.method).toBe(method)
})

test.each(CALLS_WITH_TOKEN)('%s needs a session', (path) => {
  expect(callAt(path)?.may).not.toBe('anyone')
})

/** The text of a key; a key of a refusal contains a dot itself. */
function textOf(tree: unknown, key: string): string | undefined {
  if (typeof tree === 'string') return key === '' ? tree : undefined
  if (typeof tree !== 'object' || tree === null) return undefined
  for (const [name, branch] of Object.entries(tree)) {
    if (key === name) return textOf(branch, '')
    if (key.startsWith(`${name}.`)) return textOf(branch, key.slice(name.length + 1))
  }
  return undefined
}

test.each(TEXTS)('%s has %s: %s', async (file, key, text) => {
  for (const language of ['en', 'es']) {
    const texts: unknown = await import(join(ROOT, 'i18n/src', language, file))
    const found = textOf(texts, key)
    expect(found).toBeTruthy()
    if (language === 'en') expect(found?.startsWith(text)).toBe(true)
  }
})

/** Whether a file has the line that sets a limit: without the check of what follows, 18 would be found in 180. */
function sets(text: string, line: string): boolean {
  const [, ...after] = text.split(line)
  return after.some((rest) => !/^[\w.]/.test(rest))
}

test.each(LIMITS)('%s is set in %s: %s', (_, file, line) => {
  expect(sets(read(file), line)).toBe(true)
})

test('a limit of which another one begins is not taken for it', () => {
  expect(sets('const PAGE_SIZE = 18\n', 'PAGE_SIZE = 18')).toBe(true)
  for (const other of ['180', '18_000', '18.5']) expect(sets(`PAGE_SIZE = ${other}\n`, 'PAGE_SIZE = 18')).toBe(false)
})

test('every address has a page', () => {
  const folder = 'web/site/src/app/routes'
  const source = readdirSync(join(ROOT, folder)).map((file) => read(join(folder, file)))
  source.push(read('web/site/src/shell/games/categories.ts'))
  const paths = new Set([...source.join('\n').matchAll(/'(\/[\w.]*)'/g)].map(([, path]) => path))
  expect(ROUTES.filter((route) => !paths.has(route))).toEqual([])
})

test('a planted departure without a reason, and one that names a call, are read', () => {
  const text = [
    '## Departures from the specification',
    '',
    '| a | b | c |',
    '| - | - | - |',
    '| `x`, `y` | not built | |',
  ]
  expect(departuresIn(text.join('\n'))).toEqual([{ said: '`x`, `y`', names: ['x', 'y'], isMissing: true, reason: '' }])
})

/** Whether a test of the file has a title that begins so. A comment, and a test that is skipped, are none. */
function hasTest(file: string, title: string): boolean {
  const before = file.split(title).slice(0, -1)
  return before.some((text) => /(?<!\.skip)\(\s*['"`]$/.test(text))
}

/** Whether what is said to hold a statement is there. That it holds is the matter of the test of its own table. */
function isThere(holder: Holder): boolean {
  const [kind, name, text = ''] = holder
  switch (kind) {
    case 'call':
      return CALLS.some(([call]) => call === name)
    case 'text':
      return TEXTS.some(([, key]) => key === name)
    case 'limit':
      return LIMITS.some(([what]) => what === name)
    case 'departure':
      return departures.some(({ said }) => said.includes(name))
    case 'line':
      return existsSync(join(ROOT, name)) && read(name).includes(text)
    case 'test':
      return existsSync(join(ROOT, name)) && hasTest(read(name), text)
    default:
      return false
  }
}

const notHeld = (statements: readonly Statement[]): readonly string[] =>
  statements
    .filter(([, ...holders]) => holders.length === 0 || !holders.every((holder) => isThere(holder)))
    .map(([said]) => said)

test.each([
  ['validation', VALIDATION, 36],
  ['the details of calls', CALL_DETAILS, 12],
  ['errors', ERRORS, 33],
  ['limits', CONSTANTS, 31],
] as const)('every statement on %s has a test or a listed departure', (_, statements, count) => {
  expect(notHeld(statements)).toEqual([])
  // A statement that disappears from the table would otherwise not be missed.
  expect(statements).toHaveLength(count)
})

test('a title in a comment, or of a test that is skipped, holds nothing', () => {
  expect(hasTest("test('one holds', () => {", 'one holds')).toBe(true)
  expect(hasTest("test.each(cases)(\n  'one holds', () => {", 'one holds')).toBe(true)
  expect(hasTest("// 'one holds'", 'one holds')).toBe(false)
  expect(hasTest("test.skip('one holds', () => {", 'one holds')).toBe(false)
})

test('a planted statement without a holder, or with one that is not there, is found', () => {
  const planted: readonly Statement[] = [
    ['nothing'],
    ['no such limit', ['limit', 'none']],
    ['no such test', ['test', 'README.md', 'a test that nobody wrote']],
    ['no such file', ['line', 'none.ts', '']],
    ['no such departure', ['departure', 'a departure that nobody listed']],
    ['held', ['call', 'ping']],
  ]
  expect(notHeld(planted)).toEqual(['nothing', 'no such limit', 'no such test', 'no such file', 'no such departure'])
})
