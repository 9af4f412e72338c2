import type { Proof } from '../mechanic.ts'
import { returnByCounting } from './byCounting.ts'
import { returnByReason } from './byReason.ts'
import { factsOf } from './facts.ts'
import type { TowersModel } from './model.ts'

export const towersProof: Proof<TowersModel> = {
  byReason: returnByReason,
  byCounting: returnByCounting,
  facts: factsOf,
}
