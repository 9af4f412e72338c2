/** What is kept as JSON. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [name: string]: Json }
type JsonRecord = { readonly [name: string]: Json }

const isList = (value: Json | undefined): value is readonly Json[] => Array.isArray(value)
const isRecord = (value: Json | undefined): value is JsonRecord =>
  typeof value === 'object' && value !== null && !isList(value)

/** Never what every object has from birth. */
const own = (record: JsonRecord, name: string): Json | undefined =>
  Object.hasOwn(record, name) ? record[name] : undefined

/** Which of the defaults an element of a list is to be completed by: that of its name, which comes first in it. */
function counterpartOf(element: Json, at: number, defaults: readonly Json[]): Json | undefined {
  const isNamesake = (other: Json): boolean => {
    if (!isRecord(other) || !isRecord(element)) return false
    const [name = ''] = Object.keys(other)
    return own(other, name) === own(element, name)
  }
  return defaults.find(isNamesake) ?? defaults[at] ?? defaults.at(-1)
}

/**
 * Adds what is missing, however deep. What was set stays: a list keeps its elements and their order, for staff may have
 * taken some out on purpose, and only what an element has no word about is added to it.
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
