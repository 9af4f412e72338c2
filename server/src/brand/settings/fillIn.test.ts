import { brandSettings } from '@ronda/contract'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { z } from 'zod/mini'
import { defaultSettings } from './defaults.ts'
import { fillIn, type Json } from './fillIn.ts'

const whole: Json = defaultSettings

const isList = (value: Json | undefined): value is readonly Json[] => Array.isArray(value)
const isRecord = (value: Json): value is { readonly [name: string]: Json } =>
  typeof value === 'object' && value !== null && !isList(value)

/** Settings as an older version would have stored them: any field may be missing, at any depth. */
function older(value: Json, isKnown: () => boolean, names: ReadonlySet<string>): Json {
  if (isList(value)) return value.map((element) => older(element, isKnown, names))
  if (!isRecord(value)) return value
  const known = Object.entries(value).filter(([name]) => names.has(name) || isKnown())
  return Object.fromEntries(known.map(([name, inner]) => [name, older(inner, isKnown, names)]))
}

/** The fields that elements of lists are identified by are as old as the lists. */
const NAMES = new Set(['way', 'field', 'modId', 'domainName', 'csType', 'labelNameEn', 'payoutPerDay'])

test('every field that is missing in stored settings is filled in with its default', () => {
  fc.assert(
    fc.property(fc.infiniteStream(fc.boolean()), (coins) => {
      const isKnown = (): boolean => coins.next().value === true
      const filled = fillIn(older(whole, isKnown, NAMES), whole)
      expect(z.parse(brandSettings, filled)).toEqual(defaultSettings)
    }),
  )
})

/** Whether `filled` contains everything in `stored`, with the same elements in its lists. */
function contains(filled: Json | undefined, stored: Json): boolean {
  if (isList(stored)) {
    return isList(filled) && filled.length === stored.length && stored.every((each, at) => contains(filled[at], each))
  }
  if (!isRecord(stored)) return filled === stored
  if (filled === undefined || !isRecord(filled)) return false
  return Object.entries(stored).every(([name, inner]) => contains(filled[name], inner))
}

test('stored values stay as they are, and filling in again changes nothing', () => {
  const json = fc.jsonValue({ maxDepth: 4 }) as fc.Arbitrary<Json>
  fc.assert(
    fc.property(json, json, (stored, defaults) => {
      const filled = fillIn(stored, defaults)
      expect(contains(filled, stored)).toBe(true)
      expect(fillIn(filled, defaults)).toEqual(filled)
    }),
  )
})

test('an element of a list is completed by the default with the same name, at any position', () => {
  const defaults = {
    ways: [
      { way: 'card', fee: 1 },
      { way: 'bank', fee: 2 },
    ],
  }
  expect(fillIn({ ways: [{ way: 'bank' }, { way: 'other' }] }, defaults)).toEqual({
    ways: [
      { way: 'bank', fee: 2 },
      { way: 'other', fee: 2 },
    ],
  })
})
