/**
 * A count with its separators. Below a thousand there are none, so the browser's own formats, which take a phone a
 * tenth of a second to load, are not needed.
 */
export function formatCount(count: number, locale: string): string {
  return count < 1_000 ? String(count) : new Intl.NumberFormat(locale).format(count)
}
