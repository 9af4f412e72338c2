// Counted from the recipes beside this file, and never written by hand: a test counts some again and compares.

import type { Profile } from '../families/family.ts'

import type { Kind } from './recipes.ts'

type Pages = readonly (readonly [seed: number, winning: number, losing: number])[]

/** By kind and profile: the seed of a book, how many of its pages win, and how many do not. */
// oxfmt-ignore
export const bookPages: Readonly<Record<Kind, Record<Profile, Pages>>> = {
  clusters: {
    low: [[1, 3005, 4835], [2, 3028, 4906]],
    medium: [[1, 3034, 6366], [2, 3085, 6545]],
    high: [[1, 3071, 7529], [2, 3056, 7644]],
  },
  growing: {
    low: [[1, 3008, 7684], [2, 3070, 7822]],
    medium: [[1, 3014, 11456], [2, 3091, 11714]],
    high: [[1, 3457, 17273], [2, 3365, 17055]],
  },
  orbs: {
    low: [[1, 3071, 8155], [2, 3015, 8039]],
    medium: [[1, 3033, 14597], [2, 3147, 15538]],
    high: [[2, 3253, 22127], [3, 3524, 24636]],
  },
}
