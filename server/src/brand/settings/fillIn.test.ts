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

/** As an older house would have written it: any field may not have been thought of yet, however deep it stands. */
function older(value: Json, isKnown: () => boolean, names: ReadonlySet<string>): Json {
  if (isList(value)) return value.map((element) => older(element, isKnown, names))
  if (!isRecord(value)) return value
  const known = Object.entries(value).filter(([name]) => names.has(name) || isKnown())
  return Object.fromEntries(known.map(([name, inner]) => [name, older(inner, isKnown, names)]))
}

/** What elements of lists are called by is as old as the lists. */
const NAMES = new Set(['way', 'field', 'modId', 'domainName', 'csType', 'labelNameEn', 'payoutPerDay'])

test('whatever an older house had not thought of is filled in, and the whole is what a house begins with', () => {
  fc.assert(
    fc.property(fc.infiniteStream(fc.boolean()), (coins) => {
      const isKnown = (): boolean => coins.next().value === true
      const filled = fillIn(older(whole, isKnown, NAMES), whole)
      expect(z.parse(brandSettings, filled)).toEqual(defaultSettings)
    }),
  )
})

/** True when all that `stored` says, `filled` says too, with nothing taken from or put into its lists. */
function says(filled: Json | undefined, stored: Json): boolean {
  if (isList(stored)) {
    return isList(filled) && filled.length === stored.length && stored.every((each, at) => says(filled[at], each))
  }
  if (!isRecord(stored)) return filled === stored
  if (filled === undefined || !isRecord(filled)) return false
  return Object.entries(stored).every(([name, inner]) => says(filled[name], inner))
}

test('what is set stays as it is, and filling in again changes nothing', () => {
  const json = fc.jsonValue({ maxDepth: 4 }) as fc.Arbitrary<Json>
  fc.assert(
    fc.property(json, json, (stored, defaults) => {
      const filled = fillIn(stored, defaults)
      expect(says(filled, stored)).toBe(true)
      expect(fillIn(filled, defaults)).toEqual(filled)
    }),
  )
})

test('an element of a list is completed by its namesake, wherever it stands', () => {
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
