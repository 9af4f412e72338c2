export type Words = { readonly title: string; readonly content: string }

/** An announcement that is inserted when a brand is set up. */
export type Seed = {
  readonly name: string
  readonly startsAtMs: number
  readonly es: Words
  readonly en: Words
}

/** A day of November 2026 in UTC, at noon unless an hour is given: the dates of the first announcements. */
export const november = (day: number, hour = 12): number => Date.UTC(2026, 10, day, hour)
