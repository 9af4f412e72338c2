import { expect, test } from 'vitest'
import { readConfig } from './config.ts'

test('an empty environment is a house on this machine', () => {
  expect(readConfig({})).toMatchObject({ ok: true, value: { port: 8080, host: '127.0.0.1', isLoadTest: false } })
  expect(readConfig({ PORT: '', DATABASE_URL: '' })).toEqual(readConfig({}))
})

test.each([
  ['PORT', '70000'],
  ['PORT', 'eighty'],
  ['DATABASE_URL', 'mysql://somewhere'],
  ['PUBLIC_ORIGIN', 'https://ronda.example/path'],
  ['PUBLIC_ORIGIN', 'ronda.example'],
  ['SECRET_KEY', 'short'],
  ['LOG_LEVEL', 'loud'],
  ['LOAD_TEST', 'yes'],
])('%s=%s is refused by name, and its value is not repeated', (name, value) => {
  const read = readConfig({ [name]: value })
  expect(read).toMatchObject({ ok: false, error: expect.stringContaining(name) as string })
  expect(JSON.stringify(read)).not.toContain(value)
})

test('several origins are read in order', () => {
  const read = readConfig({ PUBLIC_ORIGIN: 'https://ronda.example, http://localhost:5173' })
  expect(read).toMatchObject({ ok: true, value: { publicOrigins: ['https://ronda.example', 'http://localhost:5173'] } })
})
