import { sha256Hex } from '@ronda/fair'

/**
 * Identifies a model by its content: one changed cell of a strip, or one number of a pay table, makes it another model.
 */
export function modelHash(model: object): string {
  return sha256Hex(canonicalJson(model))
}

/** JSON without spaces and with the keys in order, so that equal data always gives equal text. */
function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const fields = Object.entries(value).toSorted(([left], [right]) => (left < right ? -1 : 1))
  return `{${fields.map(([key, field]) => `${JSON.stringify(key)}:${canonicalJson(field)}`).join(',')}}`
}
