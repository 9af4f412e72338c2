import { openStream } from '@ronda/fair'
import type { SlotModel } from '../model.ts'
import type { ShortFacts } from '../shortFacts.ts'
import type { Family, Profile } from './family.ts'
import type { Recipe, Solved, SolvedProfiles } from './recipe.ts'
import { layStrip } from './solve/strip.ts'

/** Pays by symbol and run, in the form of a model: nothing for wild and scatter, nothing for runs below three. */
export function payTable(pays: readonly (readonly number[])[], reels: number): readonly (readonly number[])[] {
  const nothing = Array.from({ length: reels + 1 }, () => 0)
  return [nothing, nothing, ...pays.map((fromThree) => [0, 0, 0, ...fromThree])]
}

/** A family from its recipe and its solution: each title's strips are laid by draws of its own. */
export function familyFrom(recipe: Recipe, solved: SolvedProfiles): Family {
  const { id, names, says, reels, rows, wins } = recipe
  return {
    id,
    names,
    says,
    reels,
    rows,
    wins,
    facts: { low: factsOf(recipe, 'low'), medium: factsOf(recipe, 'medium'), high: factsOf(recipe, 'high') },
    modelOf: (profile, title) => layModel(recipe, profile, solved[profile], title),
  }
}

export function layModel(recipe: Recipe, profile: Profile, solved: Solved, title: number): SlotModel {
  const rng = openStream({ serverSeed: `${recipe.id} ${profile}`, clientSeed: 'strips', nonce: title })
  const sets = solved.plans.map((plans) => plans.map((plan) => layStrip(plan, recipe.distances, rng)))
  return recipe.modelOf(profile, payTable(solved.pays, recipe.reels), sets, solved.buy)
}

function factsOf({ returns, lines, features }: Recipe, profile: Profile): ShortFacts {
  return { returnPerMyriad: returns[profile], volatility: profile, lines, features }
}
