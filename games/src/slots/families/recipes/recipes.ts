import type { Recipe } from '../recipe.ts'
import { bothWays10, buy20, growing10, lines20, lines50, stacks40, wildTimes20 } from './fiveReels.ts'
import { special10, mystery20, respin9, sticky25, walking10 } from './features.ts'
import { classic5, single } from './threeReels.ts'
import { ways1024, ways243, ways4096 } from './ways.ts'

/** Every family that is solved from a recipe. */
export const recipes: readonly Recipe[] = [
  classic5,
  single,
  lines20,
  growing10,
  stacks40,
  lines50,
  bothWays10,
  wildTimes20,
  buy20,
  special10,
  sticky25,
  respin9,
  walking10,
  mystery20,
  ways243,
  ways1024,
  ways4096,
]
