import type { Call } from '@ronda/contract'
import { z } from 'zod/mini'

/** The parts of a JSON Schema that say which numbers and texts are accepted. */
type Schema = {
  readonly type?: string
  readonly properties?: Readonly<Record<string, Schema>>
  readonly items?: Schema
  readonly oneOf?: readonly Schema[]
  readonly anyOf?: readonly Schema[]
  readonly minimum?: number
  readonly maximum?: number
  readonly pattern?: string
  readonly enum?: readonly unknown[]
  readonly const?: unknown
}

/** The path in a request of a number, or of a text that may be one: names of fields, and 0 for the items of a list. */
export type Leaf = { readonly path: readonly (string | number)[]; readonly schema: Schema }

const formsOf = ({ oneOf, anyOf }: Schema): readonly Schema[] => [...(oneOf ?? []), ...(anyOf ?? [])]

function leavesIn(schema: Schema, path: Leaf['path']): readonly Leaf[] {
  if (schema.const !== undefined || schema.enum !== undefined) return []
  if (schema.type === 'integer' || schema.type === 'number') return [{ path, schema }]
  // A text without a pattern is prose, which is never read as a number.
  if (schema.type === 'string') return schema.pattern === undefined ? [] : [{ path, schema }]
  return [
    ...Object.entries(schema.properties ?? {}).flatMap(([name, inside]) => leavesIn(inside, [...path, name])),
    ...(schema.items === undefined ? [] : leavesIn(schema.items, [...path, 0])),
    ...formsOf(schema).flatMap((form) => leavesIn(form, path)),
  ]
}

/** Texts of which one fits most patterns of the contract. */
const TEXTS: readonly string[] = [
  '1',
  'none',
  '1234567',
  '000000',
  'RONDA',
  '2026-11-01',
  '00000000-0000-4000-8000-000000000000',
  '0'.repeat(64),
]

/** A value of this shape, as far as the schema says what is accepted. */
function guess(schema: Schema): unknown {
  if (schema.const !== undefined) return schema.const
  if (schema.enum !== undefined) return schema.enum[0]
  if (schema.type === 'integer' || schema.type === 'number') return Math.max(0, schema.minimum ?? 0)
  if (schema.type === 'string') return TEXTS.find((text) => new RegExp(schema.pattern ?? '', 'u').test(text)) ?? ''
  if (schema.type === 'boolean') return false
  if (schema.type === 'array') return []
  if (schema.type === 'null') return null
  const [form] = formsOf(schema)
  if (form !== undefined) return guess(form)
  return Object.fromEntries(Object.entries(schema.properties ?? {}).map(([name, inside]) => [name, guess(inside)]))
}

const requestOf = (call: Call): Schema => z.toJSONSchema(call.request, { io: 'input' }) as Schema

/** Every number that a request of this call may contain, also where a sample leaves it out. */
export function leavesOf(call: Call): readonly Leaf[] {
  return leavesIn(requestOf(call), [])
}

type Fields = Readonly<Record<string, unknown>>

/** The sample, and one for each other form that the call accepts. */
export function samplesOf(call: Call, sample: Fields): readonly Fields[] {
  const forms = formsOf(requestOf(call)).map((form) => guess(form) as Fields)
  return [sample, ...forms.filter((form) => z.safeParse(call.request, form).success)]
}

/** The same request with another value at this path. */
export function withValue<Value>(fields: Value, [first, ...rest]: Leaf['path'], value: unknown): Value {
  if (first === undefined) return value as Value
  if (typeof first === 'number') {
    const [old] = Array.isArray(fields) ? (fields as unknown[]) : []
    return [withValue(old, rest, value)] as Value
  }
  const old = typeof fields === 'object' && fields !== null ? (fields as Record<string, unknown>) : {}
  return { ...old, [first]: withValue(old[first], rest, value) } as Value
}
