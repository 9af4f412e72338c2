import type { LinesModel } from '../lines/model.ts'
import { feriaDeLuzRecipe } from './feriaDeLuz.recipe.ts'
import { baseStrips, freeStrips } from './feriaDeLuz.strips.ts'

export const feriaDeLuz: LinesModel = { ...feriaDeLuzRecipe.rules, baseStrips, freeStrips }
