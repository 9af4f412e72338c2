import { brokenBy, capRule, isPositive, limitRule, reelRules, scatterRules, type Rule } from '../rules.ts'
import type { Strips } from '../strips.ts'
import type { FreeSpinsModel } from './model.ts'

const stripSets = (model: FreeSpinsModel): readonly Strips[] => [model.baseStrips, model.freeStrips]

const rules: readonly Rule<FreeSpinsModel>[] = [
  ...reelRules<FreeSpinsModel>(stripSets),
  ...scatterRules<FreeSpinsModel>(stripSets),
  limitRule<FreeSpinsModel>(),
  capRule<FreeSpinsModel>(),
  [
    'a bought round has no more free spins than the limit',
    ({ buySpins = 0, freeSpinsMax = 0 }) => buySpins <= freeSpinsMax,
  ],
  ['its multiplier is whole and positive', ({ freeMultiplier }) => isPositive(freeMultiplier)],
  [
    'free spins that can be bought have a price',
    ({ buy, buySpins }) => (buy === undefined) === (buySpins === undefined) && isPositive(buySpins ?? 1),
  ],
]

export function brokenFreeSpinsRules(model: FreeSpinsModel): readonly string[] {
  return brokenBy(rules, model)
}
