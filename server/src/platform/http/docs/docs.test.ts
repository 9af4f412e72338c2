import { calls, type Call } from '@ronda/contract'
import { escapeHtml } from '@ronda/core'
import { expect, test } from 'vitest'
import { z } from 'zod/mini'
import { openApi } from './openapi.ts'
import { describeSchema, docsPage } from './page.ts'

const everyCall = Object.entries(calls).flatMap(([noun, group]) =>
  Object.entries<Call>(group).map(([name, call]) => ({ id: `${noun}.${name}`, call })),
)

type Operation = {
  operationId: string
  parameters?: { name: string; in: string; required: boolean }[]
  requestBody?: unknown
  responses: Record<string, { description: string }>
  security: object[]
}

// Made once, because every call is checked in them.
const document = openApi('Calls', calls) as { paths: Record<string, Record<string, Operation>> }
const page = docsPage('Calls', calls)

function operationOf(call: Call): Operation | undefined {
  return document.paths[call.path.replaceAll(/:(\w+)/g, '{$1}')]?.[call.method.toLowerCase()]
}

test.each(everyCall)('$id is documented for programs and for people', ({ id, call }) => {
  const operation = operationOf(call)
  expect(operation?.operationId).toBe(id)
  expect(operation?.security.length).toBe(call.may === 'anyone' ? 0 : 1)
  expect(operation?.requestBody !== undefined).toBe(call.method !== 'GET')
  for (const code of call.refusals) expect(JSON.stringify(operation?.responses)).toContain(code)
  expect(page).toContain(escapeHtml(call.says))
})

test('an encrypted body is documented as it is sent, with the fields inside', () => {
  const login = JSON.stringify(operationOf(calls.session.login)?.requestBody)
  expect(login).toContain('"required":["jwe"]')
  expect(login).toContain('verificationCode')
  const form = JSON.stringify(operationOf(calls.password.forgotByEmail)?.requestBody)
  expect(form).toContain('application/x-www-form-urlencoded')
  expect(page).toContain('Encrypted body')
})

test('fields of the path and of the query are documented as such', () => {
  expect(operationOf(calls.slot.facts)?.parameters).toMatchObject([
    { name: 'game', in: 'path', required: true },
    { name: 'mode', in: 'query', required: true },
  ])
  expect(operationOf(calls.slot.rounds)?.parameters).toMatchObject([
    { name: 'before', in: 'query', required: false },
    { name: 'limit', in: 'query', required: true },
  ])
})

test.each([
  [z.enum(['es', 'en']), '"es" | "en"'],
  [z.union([z.literal(0), z.literal(1)]), '0 | 1'],
  [z.array(z.string()), 'string[]'],
  [z.array(z.enum(['es', 'en'])), '("es" | "en")[]'],
  [z.string().check(z.maxLength(5)), 'string of at most 5'],
  [z.strictObject({ a: z.boolean(), b: z.optional(z.string()) }), '{ a: boolean, b?: string }'],
])('a schema is described in a few words: %#', (schema, words) => {
  expect(describeSchema(z.toJSONSchema(schema))).toBe(words)
})
