import { expect, test } from 'vitest'
import { solvedBy } from '../reels.ts'
import { recipes } from '../recipes/recipes.ts'
import { solve } from './solve.ts'

// The others take too long to be solved in every run; they differ only in their recipe.
const QUICK = ['single', 'lines20', 'growing10', 'respin9', 'ways243']

test.each(recipes.filter(({ id }) => QUICK.includes(id)))(
  '[SL15] solving $id again gives the stored solution',
  (recipe) => {
    const kept = solvedBy[recipe.id]?.medium
    expect(solve(recipe, 'medium', kept?.steepness ?? 0, kept?.seed ?? 0)).toEqual(kept)
  },
)
