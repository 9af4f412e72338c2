/** How many logos are visible at once. */
const PER_VIEW = 10

/** A row split into views, the last one with the rest. */
export function viewsOf<T>(items: readonly T[], perView: number = PER_VIEW): readonly (readonly T[])[] {
  const count = Math.ceil(items.length / perView)
  return Array.from({ length: count }, (_, at) => items.slice(at * perView, (at + 1) * perView))
}

/** The view after this one; after the last comes the first. */
export function nextView(at: number, count: number): number {
  return count === 0 ? 0 : (at + 1) % count
}
