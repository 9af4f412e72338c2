/** The fields of a JSON object, or none: input from the wire may be anything. */
export function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {}
}

export function isWithin(value: unknown, least: number, most: number): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most
}

/** Whether the value is one of a fixed list. */
export function isOneOf<Item>(value: unknown, list: readonly Item[]): value is Item {
  return list.some((item) => item === value)
}
