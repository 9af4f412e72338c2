import type { SlotModel } from '../model.ts'
import type { Strips } from '../reels/strips.ts'
import type { SlotFeature } from '../shortFacts.ts'
import type { Profile } from './family.ts'
import type { Distances, StripPlan } from './solve/strip.ts'

/** What one set of strips is made of, reel by reel. */
export type SetRecipe = {
  readonly stops: readonly number[]
  readonly wilds: readonly number[]
  readonly scatters: readonly number[]
  /** Stacks that lie on every reel. */
  readonly stacks?: readonly (readonly number[])[]
  /** Wilds lie between neighbours that stay with them, so that what is in view with a wild is the same in every title. */
  readonly boxed?: true
}

/** A family before it is solved: all that a person decides. */
export type Recipe = {
  readonly id: string
  readonly names: { readonly es: string; readonly en: string }
  readonly says: { readonly es: string; readonly en: string }
  readonly reels: number
  readonly rows: number
  /** How many lines or ways. */
  readonly lines: number
  readonly wins: 'lines' | 'ways'
  readonly features: readonly SlotFeature[]
  /** Return asked for, in hundredths of a per cent. */
  readonly returns: Readonly<Record<Profile, number>>
  readonly distances: Distances
  setsOf(profile: Profile): readonly SetRecipe[]
  /** The model from what was solved: pays by symbol and run, and the sets of strips. */
  modelOf(profile: Profile, pays: readonly (readonly number[])[], sets: readonly Strips[], buy?: number): SlotModel
}

/** What a solver found for a recipe and a profile. */
export type Solved = {
  /** How steep the pay table is: what decides how bold the game is. */
  readonly steepness: number
  /** Which draws the solver got there with. */
  readonly seed: number
  /** Coins for runs of three and more, from the dearest symbol to the cheapest. */
  readonly pays: readonly (readonly number[])[]
  /** By set and reel. */
  readonly plans: readonly (readonly StripPlan[])[]
  /** Coins of a bought round. */
  readonly buy?: number
}

export type SolvedProfiles = Readonly<Record<Profile, Solved>>
