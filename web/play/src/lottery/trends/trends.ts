/** How often a number was drawn in these draws, and how many draws ago it was last drawn; undefined if never. */
export type Trend = { readonly name: string; readonly times: number; readonly ago: number | undefined }

/** Counts drawn numbers, the newest draw first. A number drawn twice in one draw counts twice. */
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

/** The most drawn numbers; of equals the one that comes first. */
export const mostDrawn = (trends: readonly Trend[], count: number): readonly Trend[] =>
  trends.toSorted((left, right) => right.times - left.times).slice(0, count)

/** The numbers that have been absent longest; one that was never drawn is absent for all of these draws. */
export const longestAbsent = (trends: readonly Trend[], count: number): readonly Trend[] =>
  trends
    .toSorted((left, right) => (right.ago ?? Number.MAX_SAFE_INTEGER) - (left.ago ?? Number.MAX_SAFE_INTEGER))
    .slice(0, count)
