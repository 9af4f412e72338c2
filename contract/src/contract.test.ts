import fc from 'fast-check'
import { expect, test } from 'vitest'
import { z } from 'zod/mini'
import { calls, refusalCodes, refusalStatus, sportsFeedFromClient, watchFromClient, type Call } from './index.ts'
import { atoms, wholeInAddress } from './wire.ts'

const table: readonly (readonly [string, Call])[] = Object.entries(calls).flatMap(([group, entries]) =>
  Object.entries(entries).map(([name, call]) => [`${group}.${name}`, call as Call] as const),
)

test('the table is not empty, and no two calls share a method and path', () => {
  expect(table.length).toBeGreaterThan(10)
  const addresses = table.map(([, call]) => `${call.method} ${call.path}`)
  expect(new Set(addresses).size).toBe(addresses.length)
})

type Schema = {
  readonly type?: string
  readonly properties?: Readonly<Record<string, Schema>>
  readonly items?: Schema
  readonly oneOf?: readonly Schema[]
  readonly anyOf?: readonly Schema[]
  readonly additionalProperties?: unknown
  readonly maxLength?: number
  readonly minimum?: number
  readonly maximum?: number
  readonly pattern?: string
  readonly enum?: readonly unknown[]
  readonly const?: unknown
}

const requestOf = (call: Call): Schema => z.toJSONSchema(call.request, { io: 'input' }) as Schema

/** The request variants that a call accepts: most have one. */
const formsOf = (call: Call): readonly Schema[] => requestOf(call).oneOf ?? [requestOf(call)]

test.each(table)('%s can be documented, is bounded and names its path fields', (_name, call) => {
  expect(call.perMinute).toBeGreaterThan(0)
  expect(call.says).toMatch(/^[A-Z].*\.$/)
  for (const form of formsOf(call)) {
    expect(form.additionalProperties).toBe(false)
    const fields = Object.keys(form.properties ?? {})
    for (const [, field] of call.path.matchAll(/:([a-z]+)/gi)) expect(fields).toContain(field)
  }
})

/** Where a schema accepts text of any length. */
function unbounded(schema: Schema, path: string): readonly string[] {
  const { maxLength, pattern, const: only } = schema
  if (schema.type === 'string') return (maxLength ?? pattern ?? schema.enum ?? only) === undefined ? [path] : []
  return [
    ...Object.entries(schema.properties ?? {}).flatMap(([name, inside]) => unbounded(inside, `${path}.${name}`)),
    ...[schema.items, ...(schema.oneOf ?? []), ...(schema.anyOf ?? [])].flatMap((inside) =>
      inside ? unbounded(inside, path) : [],
    ),
  ]
}

test.each(table)('%s bounds every text it accepts', (name, call) => {
  expect(unbounded(requestOf(call), name)).toEqual([])
})

/** Where a schema accepts a number that no column and no date can hold. */
function boundless(schema: Schema, path: string): readonly string[] {
  const { type, minimum = -Infinity, maximum = Infinity } = schema
  if (schema.const !== undefined || schema.enum !== undefined) return []
  const isNumber = type === 'integer' || type === 'number'
  if (isNumber) return minimum >= -2_147_483_648 && maximum <= Date.UTC(10_000, 0) ? [] : [path]
  return [
    ...Object.entries(schema.properties ?? {}).flatMap(([name, inside]) => boundless(inside, `${path}.${name}`)),
    ...[schema.items, ...(schema.oneOf ?? []), ...(schema.anyOf ?? [])].flatMap((inside) =>
      inside ? boundless(inside, path) : [],
    ),
  ]
}

test.each(table)('%s bounds every number it accepts', (name, call) => {
  expect(boundless(requestOf(call), name)).toEqual([])
})

test('every message of a socket client bounds its numbers', () => {
  expect(boundless(z.toJSONSchema(watchFromClient, { io: 'input' }) as Schema, 'watch')).toEqual([])
  expect(boundless(z.toJSONSchema(sportsFeedFromClient, { io: 'input' }) as Schema, 'sports')).toEqual([])
})

/** Faults of the server or of its suppliers: the caller could not have avoided them. */
const OURS = new Set([
  'system.maintenance',
  'game.maintenance',
  'fairness.beacon_required',
  'verification.quota',
  'verification.not_delivered',
  'verification.service_unreachable',
])

test('every refusal has a 4xx status, except those caused by the server itself', () => {
  for (const code of refusalCodes) {
    const isOurs = code.startsWith('server.') || OURS.has(code)
    expect(refusalStatus[code] >= 500, code).toBe(isOurs)
  }
})

test('money is encoded and decoded without losing an atom', () => {
  fc.assert(
    fc.property(fc.bigInt(-(10n ** 18n) + 1n, 10n ** 18n - 1n), (amount) => {
      expect(z.decode(atoms, z.encode(atoms, amount))).toBe(amount)
    }),
  )
})

test.each(['', ' 1', '1.5', '01', '-', '1e5', '0x10', '9'.repeat(19), '１'])('%j is not an amount', (text) => {
  expect(z.safeDecode(atoms, text).success).toBe(false)
})

test.each(['', '-1', '1.0', '01', '1e3', '9'.repeat(10)])('%j is not a whole number of an address', (text) => {
  expect(z.safeDecode(wholeInAddress, text).success).toBe(false)
})
