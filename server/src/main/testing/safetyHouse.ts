import type { House, HouseOptions } from '../house.ts'
import { UNHURRIED } from './dealer.ts'
import { openTestHouse, withoutPrizes } from './guests.ts'
import { changeMoney, withoutWaits } from './office.ts'
import { openRing, type Ring } from './ring.ts'
import { coinTable, kiteTable } from './sharedTables.ts'

/** Where attacks on money are tried: nobody wins, tables wait for a dealer, and new payout accounts are paid at once. */
export async function openSafetyHouse(options: Partial<HouseOptions> = {}): Promise<{ house: House; ring: Ring }> {
  const house = await openTestHouse({
    titles: withoutPrizes(),
    shareds: [coinTable(UNHURRIED), kiteTable(UNHURRIED)],
    ...options,
  })
  await changeMoney(house, withoutWaits)
  return { house, ring: await openRing(house) }
}
