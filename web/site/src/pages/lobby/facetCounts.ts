export type Facet<Value> = readonly { readonly value: Value; readonly games: number }[]

/** How many games have at least each value, the lowest first. The first includes all games, so it is not offered. */
export function atLeast(facet: Facet<number>): Facet<number> {
  const sorted = facet.toSorted((a, b) => a.value - b.value)
  return sorted
    .map(({ value }, at) => ({ value, games: sorted.slice(at).reduce((sum, { games }) => sum + games, 0) }))
    .slice(1)
}

/** How many games have at most each value, the lowest first. The last includes all games, so it is not offered. */
export function atMost(facet: Facet<bigint>): Facet<bigint> {
  const sorted = facet.toSorted((a, b) => (a.value < b.value ? -1 : 1))
  return sorted
    .map(({ value }, at) => ({ value, games: sorted.slice(0, at + 1).reduce((sum, { games }) => sum + games, 0) }))
    .slice(0, -1)
}

/** Adds a value to a multiple choice or removes it; an empty choice is undefined. */
export function toggled<Value>(chosen: readonly Value[] | undefined, value: Value): readonly Value[] | undefined {
  const without = (chosen ?? []).filter((other) => other !== value)
  const next = without.length === (chosen ?? []).length ? [...without, value] : without
  return next.length === 0 ? undefined : next
}

/**
 * At most this many entries of a list, evenly spaced, with the last among them: ten nearly equal bounds are no useful
 * choice.
 */
export function someEvenly<Value>(values: readonly Value[], max: number): readonly Value[] {
  if (values.length <= max) return values
  return Array.from({ length: max }, (_, at) => values[Math.floor(((at + 1) * values.length) / max) - 1] as Value)
}
