import fc from 'fast-check'
import { expect, test } from 'vitest'
import { z } from 'zod/mini'
import { calls, refusalCodes, refusalStatus, type Call } from './index.ts'
import { atoms, wholeInAddress } from './wire.ts'

const table: readonly (readonly [string, Call])[] = Object.entries(calls).flatMap(([group, entries]) =>
  Object.entries(entries).map(([name, call]) => [`${group}.${name}`, call as Call] as const),
)

test('the table is not empty, and no two calls share a method and path', () => {
  expect(table.length).toBeGreaterThan(10)
  const addresses = table.map(([, call]) => `${call.method} ${call.path}`)
  expect(new Set(addresses).size).toBe(addresses.length)
})

test.each(table)('%s can be documented, is bounded and names its path fields', (_name, call) => {
  expect(call.perMinute).toBeGreaterThan(0)
  expect(call.says).toMatch(/^[A-Z].*\.$/)
  const request = z.toJSONSchema(call.request, { io: 'input' })
  expect(request.additionalProperties).toBe(false)
  const fields = Object.keys(request.properties ?? {})
  for (const [, field] of call.path.matchAll(/:([a-z]+)/gi)) expect(fields).toContain(field)
})

test.each(table)('%s bounds every text it accepts', (_name, call) => {
  const request = z.toJSONSchema(call.request, { io: 'input' })
  for (const [field, schema] of Object.entries(request.properties ?? {})) {
    if (typeof schema !== 'object' || schema.type !== 'string') continue
    const isBounded = schema.maxLength !== undefined || schema.pattern !== undefined || schema.enum !== undefined
    expect(isBounded, `${field} accepts text of any length`).toBe(true)
  }
})

test('every refusal has a status that blames the caller, but for those of the server itself', () => {
  for (const code of refusalCodes) {
    const isOurs = code.startsWith('server.')
    expect(refusalStatus[code] >= 500, code).toBe(isOurs)
  }
})

test('money crosses the wire without losing an atom', () => {
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
