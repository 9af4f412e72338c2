/** How often a number came in the draws that are looked at, and how many draws ago it came last; undefined for not once. */
export type Trend = { readonly name: string; readonly times: number; readonly ago: number | undefined }

/** Counts what came, the newest draw first. A number that comes twice in a draw counts twice, and was absent no longer. */
export function trendsOf(names: readonly string[], draws: readonly (readonly string[])[]): readonly Trend[] {
  const times = new Map<string, number>()
  const ago = new Map<string, number>()
  for (const [at, drawn] of draws.entries())
    for (const name of drawn) {
      times.set(name, (times.get(name) ?? 0) + 1)
      if (!ago.has(name)) ago.set(name, at)
    }
  return names.map((name) => ({ name, times: times.get(name) ?? 0, ago: ago.get(name) }))
}

/** Those that came most; of equals the one that stands first. */
export const mostDrawn = (trends: readonly Trend[], count: number): readonly Trend[] =>
  trends.toSorted((left, right) => right.times - left.times).slice(0, count)

/** Those that have been absent longest; one that never came is absent for all of these draws. */
export const longestAbsent = (trends: readonly Trend[], count: number): readonly Trend[] =>
  trends
    .toSorted((left, right) => (right.ago ?? Number.MAX_SAFE_INTEGER) - (left.ago ?? Number.MAX_SAFE_INTEGER))
    .slice(0, count)
