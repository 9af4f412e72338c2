import { commonRefusals, refusalStatus, type Call, type RefusalCode } from '@ronda/contract'
import { z } from 'zod/mini'
import type { CallTable } from '../handler.ts'

export type Field = { readonly name: string; readonly schema: JsonSchema; readonly isRequired: boolean }
export type JsonSchema = { readonly [key: string]: unknown }

/** The schema of what is sent: the side of a codec before it is decoded. */
export function wireSchema(schema: z.ZodMiniType): JsonSchema {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io: 'input', target: 'draft-2020-12' })
  return rest
}

export function fieldsOf(schema: JsonSchema): readonly Field[] {
  const properties = (schema['properties'] ?? {}) as Readonly<Record<string, JsonSchema>>
  const required = (schema['required'] ?? []) as readonly string[]
  return Object.entries(properties).map(([name, field]) => ({
    name,
    schema: field,
    isRequired: required.includes(name),
  }))
}

function refusalsOf(call: Call): readonly RefusalCode[] {
  return [...call.refusals, ...commonRefusals]
}

/** What a caller must present: nothing, the token of a play session, or the cookie of a session. */
const securityOf = ({ may }: Call) => (may === 'anyone' ? [] : may === 'game' ? [{ game: [] }] : [{ member: [] }])

function parametersOf(call: Call, fields: readonly Field[]): readonly JsonSchema[] {
  return fields
    .filter(({ name }) => call.method === 'GET' || call.path.includes(`:${name}`))
    .map(({ name, schema, isRequired }) => {
      const inPath = call.path.includes(`:${name}`)
      return { name, in: inPath ? 'path' : 'query', required: inPath || isRequired, schema }
    })
}

function responsesOf(call: Call): JsonSchema {
  const answer = {
    description: 'The answer.',
    content: {
      'application/json': {
        schema: {
          type: 'object',
          properties: { success: { const: true }, value: wireSchema(call.reply) },
          required: ['success', 'value'],
        },
      },
    },
  }
  const byStatus = Map.groupBy(refusalsOf(call), (code) => refusalStatus[code])
  const refusals = [...byStatus].map(([status, codes]) => [
    String(status),
    {
      description: codes.join(', '),
      content: { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' } } },
    },
  ])
  return { 200: answer, ...(Object.fromEntries(refusals) as JsonSchema) }
}

/** An encrypted body is documented by the fields inside; a form has the fields of its JSON equivalent. */
function bodyOf(call: Call, schema: JsonSchema): JsonSchema {
  if (call.isEncrypted) {
    const jwe = { type: 'string', contentMediaType: 'application/json', contentSchema: schema }
    const wrapped = { type: 'object', properties: { jwe }, required: ['jwe'], additionalProperties: false }
    return {
      description: 'Encrypted: a compact JWE (ECDH-ES with A256GCM) to the key of /wps/system/key.',
      required: true,
      content: { 'application/json': { schema: wrapped } },
    }
  }
  const form = call.isForm && { 'application/x-www-form-urlencoded': { schema } }
  return { required: true, content: { 'application/json': { schema }, ...form } }
}

function operationOf(name: string, noun: string, call: Call): JsonSchema {
  const schema = wireSchema(call.request)
  const parameters = parametersOf(call, fieldsOf(schema))
  return {
    operationId: `${noun}.${name}`,
    tags: [noun],
    summary: call.says,
    security: securityOf(call),
    'x-per-minute': call.perMinute,
    ...(call.needsFreshProof && { 'x-needs-fresh-proof': true }),
    ...(parameters.length > 0 && { parameters }),
    ...(call.method !== 'GET' && { requestBody: bodyOf(call, schema) }),
    responses: responsesOf(call),
  }
}

const components = {
  securitySchemes: {
    member: { type: 'apiKey', in: 'cookie', name: '__Host-ronda_s' },
    game: { type: 'http', scheme: 'bearer' },
  },
  schemas: {
    Refusal: {
      type: 'object',
      properties: {
        success: { const: false },
        code: { type: 'string' },
        message: { type: 'string' },
        retryAfterMs: { type: 'integer', description: 'How long until it can be tried again, where that is known.' },
        untilMs: { type: 'integer', description: 'When the refusal ends by itself, where it does.' },
        subject: {
          type: 'object',
          additionalProperties: { type: 'string' },
          description: 'The name of what it was refused for, in each language, where there is such a thing.',
        },
      },
      required: ['success', 'code', 'message'],
    },
  },
}

/** The OpenAPI document of a table of calls. It is made from the same table as the routes, so they cannot differ. */
export function openApi(title: string, table: CallTable): JsonSchema {
  const paths: Record<string, Record<string, JsonSchema>> = {}
  for (const [noun, group] of Object.entries(table)) {
    for (const [name, call] of Object.entries(group)) {
      const path = call.path.replaceAll(/:(\w+)/g, '{$1}')
      paths[path] = { ...paths[path], [call.method.toLowerCase()]: operationOf(name, noun, call) }
    }
  }
  return { openapi: '3.1.0', info: { title, version: '1' }, paths, components }
}
