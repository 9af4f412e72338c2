export type Words = { readonly title: string; readonly content: string }

/** An announcement that a new house begins with. */
export type Seed = {
  readonly name: string
  readonly startsAtMs: number
  readonly es: Words
  readonly en: Words
}

/** November 2026, when the house first spoke; at noon unless an hour is given. */
export const november = (day: number, hour = 12): number => Date.UTC(2026, 10, day, hour)
