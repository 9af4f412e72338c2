import { minus, rational, times, type Rng } from '@ronda/core'
import { solveBoard } from '../board/solve.ts'
import { featureMean } from './byReason.ts'
import type { HoldModel } from './model.ts'
import type { HoldRecipe } from './recipes.ts'

/** Finds strips that give a recipe its return. */
export function solveHold({ rules, board, target }: HoldRecipe, id: string, rng: Rng): HoldModel {
  const asked = times(target, rational(BigInt(rules.cost)))
  const { strips } = solveBoard(board, (laid) => minus(asked, featureMean({ ...rules, ...laid, id })), rng)
  return { ...rules, strips, id }
}
