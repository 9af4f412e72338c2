import { present } from '@ronda/core'
import { familyFrom } from './made.ts'
import type { Family } from './family.ts'
import type { SolvedProfiles } from './recipe.ts'
import { recipes } from './recipes/recipes.ts'
import { special10 } from './solved/special10.ts'
import { bothWays10 } from './solved/bothWays10.ts'
import { buy20 } from './solved/buy20.ts'
import { classic5 } from './solved/classic5.ts'
import { growing10 } from './solved/growing10.ts'
import { lines20 } from './solved/lines20.ts'
import { lines50 } from './solved/lines50.ts'
import { mystery20 } from './solved/mystery20.ts'
import { respin9 } from './solved/respin9.ts'
import { single } from './solved/single.ts'
import { stacks40 } from './solved/stacks40.ts'
import { sticky25 } from './solved/sticky25.ts'
import { walking10 } from './solved/walking10.ts'
import { ways1024 } from './solved/ways1024.ts'
import { ways243 } from './solved/ways243.ts'
import { ways4096 } from './solved/ways4096.ts'
import { wildTimes20 } from './solved/wildTimes20.ts'

/** The solutions, by the name of the family. */
export const solvedBy: Readonly<Record<string, SolvedProfiles>> = {
  classic5,
  single,
  respin9,
  lines20,
  growing10,
  special10,
  sticky25,
  stacks40,
  lines50,
  bothWays10,
  wildTimes20,
  mystery20,
  walking10,
  buy20,
  ways243,
  ways1024,
  ways4096,
}

/** Families with reels and strips: lines and ways. */
export const reelFamilies: readonly Family[] = recipes.map((recipe) =>
  familyFrom(recipe, present(solvedBy[recipe.id], `what was solved for ${recipe.id}`)),
)
