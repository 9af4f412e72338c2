import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const PLATFORM = join(import.meta.dirname, '../../src/platform')

/** Roles of this product. The platform asks what a caller may do and gets the answer from the features above. */
const ROLE_WORD = /\b(operator|agent|trial)\b|(?:is|has|may)(Operator|Agent|Trial)\b/g

function roleWordsIn(text: string): readonly string[] {
  const code = text.replaceAll(/user[- ]?agent/gi, '')
  return Array.from(code.matchAll(ROLE_WORD), ([, word, flag]) => word ?? flag ?? '')
}

test('the platform knows no role of the product', () => {
  const paths = globSync('**/*.ts', { cwd: PLATFORM }).filter((path) => !path.endsWith('/schema.ts'))
  expect(paths.length).toBeGreaterThan(100)
  const found = paths.flatMap((path) =>
    roleWordsIn(readFileSync(join(PLATFORM, path), 'utf8')).map((word) => `${word}: ${path}`),
  )
  expect(found).toEqual([])
})

test.each([
  ["if (call.may === 'operator') return undefined", ['operator']],
  ['readonly isTrial: boolean', ['Trial']],
  ["const agents = call('agent', '/api/agents')", ['agent']],
  ["userAgent: request.headers['user-agent']", []],
])('%s: %j', (text, words) => {
  expect(roleWordsIn(text)).toEqual(words)
})
