import { assert, present } from '@ronda/core'
import type { Bet } from './mechanic.ts'
import type { SlotModel } from './model.ts'

/** The cost in coins of a round that begins in this way. */
export function costOf(model: SlotModel, bet: Bet): number {
  return bet === 'spin' ? model.cost : present(model.buy, `a price for the feature of ${model.id}`)
}

/** How many atoms one coin is worth when a round costs `stake` atoms. It wins its coins times this. */
export function coinValue(model: SlotModel, bet: Bet, stake: bigint): bigint {
  const cost = BigInt(costOf(model, bet))
  assert(stake > 0n && stake % cost === 0n, `a stake of ${stake} atoms for ${cost} coins`)
  return stake / cost
}
