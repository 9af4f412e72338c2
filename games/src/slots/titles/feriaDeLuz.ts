import type { SlotModel } from '../model.ts'
import { feriaDeLuzRecipe } from './feriaDeLuz.recipe.ts'
import { baseStrips, freeStrips } from './feriaDeLuz.strips.ts'

export const feriaDeLuz: SlotModel = { ...feriaDeLuzRecipe.rules, baseStrips, freeStrips }
