/** The terms as text, the same for the same terms: the names of fields in order, and without a code, which is a secret. */
export function canonicalOf(terms: unknown): string {
  return JSON.stringify(terms, (key, value: unknown) => {
    if (key === 'code') return undefined
    if (typeof value === 'bigint') return value.toString()
    if (value === null || typeof value !== 'object' || Array.isArray(value)) return value
    return Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)))
  })
}
