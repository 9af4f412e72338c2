import type { Proof } from '../mechanic.ts'
import { closedFormReturn } from './closedForm.ts'
import { enumerateReturn } from './enumerate.ts'
import { factsOf } from './facts.ts'
import type { LinesModel } from './model.ts'

export const linesProof: Proof<LinesModel> = {
  byReason: (model) => closedFormReturn(model).total,
  byCounting: (model) => enumerateReturn(model).total,
  facts: factsOf,
}
