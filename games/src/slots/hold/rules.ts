import { boardRules, broken, isPositive, type Rule } from '../board/rules.ts'
import { cellsIn, type HoldModel } from './model.ts'

const rules: readonly Rule<HoldModel>[] = [
  ...boardRules,
  [
    'some but not all cells must hold a coin to open the feature',
    (model) => isPositive(model.hold.from) && model.hold.from < cellsIn(model),
  ],
  ['there are tries', ({ hold }) => isPositive(hold.tries)],
  ['a coin may come and may stay away', ({ hold }) => isPositive(hold.catches) && hold.catches < hold.of],
  [
    'every prize is worth something and can be drawn',
    ({ hold }) => hold.prizes.every(({ coins, weight }) => isPositive(coins) && isPositive(weight)),
  ],
  ['a full grid is worth something', ({ hold }) => isPositive(hold.full)],
]

export const brokenRules = (model: HoldModel): readonly string[] => broken(rules, model)
