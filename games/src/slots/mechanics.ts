import { lines } from './lines/lines.ts'
import type { Mechanic } from './mechanic.ts'
import type { SlotModel } from './model.ts'

type Mechanics = { readonly [Name in SlotModel['mechanic']]: Mechanic<Extract<SlotModel, { mechanic: Name }>> }

const mechanics: Mechanics = { lines }

/** How the rounds of a model are played. */
export function mechanicOf(model: SlotModel): Mechanic<SlotModel> {
  return mechanics[model.mechanic]
}
