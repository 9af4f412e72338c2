/** A value that can be stored as JSON. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [name: string]: Json }
type JsonRecord = { readonly [name: string]: Json }

const isList = (value: Json | undefined): value is readonly Json[] => Array.isArray(value)
const isRecord = (value: Json | undefined): value is JsonRecord =>
  typeof value === 'object' && value !== null && !isList(value)

/** Own properties only, not those that every object inherits. */
const own = (record: JsonRecord, name: string): Json | undefined =>
  Object.hasOwn(record, name) ? record[name] : undefined

/** The default that an element of a list is completed by: the one with the same first field, its name. */
function counterpartOf(element: Json, at: number, defaults: readonly Json[]): Json | undefined {
  const isNamesake = (other: Json): boolean => {
    if (!isRecord(other) || !isRecord(element)) return false
    const [name = ''] = Object.keys(other)
    return own(other, name) === own(element, name)
  }
  return defaults.find(isNamesake) ?? defaults[at] ?? defaults.at(-1)
}

/**
 * Adds missing fields at any depth. Stored values stay: a list keeps its elements and their order, for staff may have
 * removed some on purpose, and an element gets only the fields that it lacks.
 */
export function fillIn(stored: Json | undefined, defaults: Json | undefined): Json {
  if (stored === undefined) return defaults ?? null
  if (isRecord(stored) && isRecord(defaults)) {
    const names = new Set([...Object.keys(defaults), ...Object.keys(stored)])
    return Object.fromEntries([...names].map((name) => [name, fillIn(own(stored, name), own(defaults, name))]))
  }
  if (isList(stored) && isList(defaults)) {
    return stored.map((element, at) => fillIn(element, counterpartOf(element, at, defaults)))
  }
  return stored
}
