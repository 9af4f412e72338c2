import type { SlotModel } from '../model.ts'
import type { ShortFacts } from '../shortFacts.ts'

/** The volatility profile of a game. Every family has all three. */
export type Profile = 'low' | 'medium' | 'high'

export const PROFILES: readonly Profile[] = ['low', 'medium', 'high']

type Localised = { readonly es: string; readonly en: string }

/**
 * Games with the same mechanic, grid, pay tables and features. Titles of a family and a profile share their facts, and
 * each has strips or weights of its own.
 */
export type Family = {
  readonly id: string
  readonly names: Localised
  /** Its description in a sentence. */
  readonly says: Localised
  readonly reels: number
  /** Rows in view; the maximum where the height changes. */
  readonly rows: number
  readonly wins: 'lines' | 'ways' | 'anywhere' | 'clusters' | 'feature'
  /** The proven facts of every title of a profile. Stored as data: a test compares them with the proof. */
  readonly facts: Readonly<Record<Profile, ShortFacts>>
  /** The model of a title, always the same. Made on demand, in far less than a millisecond. */
  modelOf(profile: Profile, title: number): SlotModel
}
