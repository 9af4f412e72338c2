import type { Proof } from '../mechanic.ts'
import { factsByCounting } from './byCounting.ts'
import { returnByReason } from './byReason.ts'
import type { HoldModel } from './model.ts'

export const holdProof: Proof<HoldModel> = {
  byReason: returnByReason,
  byCounting: (model) => factsByCounting(model).exactReturn,
  facts: factsByCounting,
}
