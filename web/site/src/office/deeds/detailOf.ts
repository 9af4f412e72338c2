/** A deed's details by name, each as a text; nothing when they are no object. */
export function detailOf(detail: string): readonly (readonly [name: string, value: string])[] {
  const parsed = JSON.parse(detail) as unknown
  if (typeof parsed !== 'object' || parsed === null) return []
  return Object.entries(parsed).map(([name, value]) => [
    name,
    typeof value === 'string' ? value : JSON.stringify(value, null, 2),
  ])
}
