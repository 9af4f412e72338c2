import { assert } from '@ronda/core'
import type { SlotModel } from './model.ts'

/** How many atoms one coin is worth when a spin is played for `stake` atoms. A round wins its coins times this. */
export function coinValue(model: SlotModel, stake: bigint): bigint {
  const cost = BigInt(model.cost)
  assert(stake > 0n && stake % cost === 0n, `a stake of ${stake} atoms for ${cost} coins`)
  return stake / cost
}
