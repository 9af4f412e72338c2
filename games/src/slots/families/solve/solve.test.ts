import { expect, test } from 'vitest'
import { solvedBy } from '../reels.ts'
import { recipes } from '../recipes/recipes.ts'
import { solve } from './solve.ts'

// The others take too long to be solved in every run; they differ only in their recipe.
const QUICK = ['single', 'lines20', 'growing10', 'respin9', 'ways243']

test.each(recipes.filter(({ id }) => QUICK.includes(id)))(
  '[SL15] solving $id again gives the stored solution',
  (recipe) => {
    const stored = solvedBy[recipe.id]?.medium
    expect(solve(recipe, 'medium', stored?.steepness ?? 0, stored?.seed ?? 0)).toEqual(stored)
  },
)
