import { boardRules, broken, isPositive, type Rule } from '../board/rules.ts'
import { freeBoard, secondTurn, type WheelModel } from './model.ts'

const rules: readonly Rule<WheelModel>[] = [
  ...boardRules,
  ['so do the strips of its free spins', (model) => broken(boardRules, { ...model, ...freeBoard(model) }).length === 0],
  ['free spins have as many reels', ({ strips, freeStrips }) => strips.length === freeStrips.length],
  ['scatters open the wheel and pay', ({ wheel }) => isPositive(wheel.from) && isPositive(wheel.opens)],
  [
    'every slice is worth something and can be drawn',
    ({ wheel }) =>
      wheel.slices.every(({ weight, slice }) => isPositive(weight) && Object.values(slice).every(isPositive)),
  ],
  ['a wheel without numbers still has slices', ({ wheel }) => secondTurn(wheel).length > 0],
]

export const brokenRules = (model: WheelModel): readonly string[] => broken(rules, model)
