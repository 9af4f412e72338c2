import type { SlotModel } from '../model.ts'
import type { ShortFacts } from '../shortFacts.ts'

/** How bold a game is. Every family is played in all three. */
export type Profile = 'low' | 'medium' | 'high'

export const PROFILES: readonly Profile[] = ['low', 'medium', 'high']

type Spoken = { readonly es: string; readonly en: string }

/**
 * Games that play alike: one mechanic with its grid, its pay tables and its features. Titles of a family and a profile
 * share their facts, and each has strips or weights of its own.
 */
export type Family = {
  readonly id: string
  readonly names: Spoken
  /** What there is to it, in a sentence. */
  readonly says: Spoken
  readonly reels: number
  /** Rows in view; where the height changes, the most there can be. */
  readonly rows: number
  readonly wins: 'lines' | 'ways' | 'anywhere' | 'clusters' | 'feature'
  /** What is proven of every title of a profile. Data: nothing is proven to say it, and a test compares. */
  readonly facts: Readonly<Record<Profile, ShortFacts>>
  /** The model of a title, always the same. Made when asked for, in far less than a millisecond. */
  modelOf(profile: Profile, title: number): SlotModel
}
