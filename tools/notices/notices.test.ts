import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { noticesOf } from './notices.ts'

const read = (name: string): string => readFileSync(join(import.meta.dirname, '../..', name), 'utf8')

test('the notices name every package that is used, with a licence', () => {
  const { document, unknown } = noticesOf(read('package-lock.json'))
  expect(unknown).toEqual([])
  expect(document).toMatch(/^- fastify [\d.]+: MIT$/m)
  expect(document).not.toContain('- vitest ')
  expect(read('THIRD_PARTY.md')).toBe(document)
})

test('a package without a licence is found', () => {
  const lock = {
    packages: { 'node_modules/a': { version: '1.0.0' }, 'node_modules/b': { version: '1.0.0', dev: true } },
  }
  expect(noticesOf(JSON.stringify(lock)).unknown).toEqual(['a'])
})
