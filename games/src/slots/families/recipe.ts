import type { SlotModel } from '../model.ts'
import type { Strips } from '../reels/strips.ts'
import type { SlotFeature } from '../shortFacts.ts'
import type { Profile } from './family.ts'
import type { Distances, StripPlan } from './solve/strip.ts'

/** The contents of one set of strips, reel by reel. */
export type SetRecipe = {
  readonly stops: readonly number[]
  readonly wilds: readonly number[]
  readonly scatters: readonly number[]
  /** Stacks on every reel. */
  readonly stacks?: readonly (readonly number[])[]
  /** Wilds have neighbours that stay with them, so that the cells in view with a wild are the same in every title. */
  readonly boxed?: true
}

/** A family before it is solved: everything that a person decides. */
export type Recipe = {
  readonly id: string
  readonly names: { readonly es: string; readonly en: string }
  readonly says: { readonly es: string; readonly en: string }
  readonly reels: number
  readonly rows: number
  /** How many lines or ways. */
  readonly lines: number
  readonly wins: 'lines' | 'ways'
  /** Coins of a paid spin. */
  readonly cost: number
  readonly features: readonly SlotFeature[]
  /** The target return, in hundredths of a per cent. */
  readonly returns: Readonly<Record<Profile, number>>
  readonly distances: Distances
  setsOf(profile: Profile): readonly SetRecipe[]
  /** Makes the model from the solution: pays by symbol and run, and the sets of strips. */
  modelOf(profile: Profile, pays: readonly (readonly number[])[], sets: readonly Strips[], buy?: number): SlotModel
}

/** The solution for a recipe and a profile. */
export type Solved = {
  /** How steep the pay table is: it determines the volatility. */
  readonly steepness: number
  /** The seed with which the solver found it. */
  readonly seed: number
  /** Coins for runs of three and more, from the highest-paying symbol to the lowest. */
  readonly pays: readonly (readonly number[])[]
  /** By set and reel. */
  readonly plans: readonly (readonly StripPlan[])[]
  /** Coins of a bought round. */
  readonly buy?: number
}

export type SolvedProfiles = Readonly<Record<Profile, Solved>>
