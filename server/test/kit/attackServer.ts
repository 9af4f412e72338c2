import type { ServerOptions } from '../../src/app/options.ts'
import type { Server } from '../../src/app/server.ts'
import { UNHURRIED } from './dealer.ts'
import { openTestServer, withoutPrizes } from './testServer.ts'
import { changeMoney, withoutWaits } from './office.ts'
import { openMoneyParties, type MoneyParties } from './moneyParties.ts'
import { coinTable, kiteTable } from './sharedTables.ts'

/** A server for attacks on money: nobody wins, tables wait for a dealer, and new payout accounts are paid at once. */
export async function openAttackServer(
  options: Partial<ServerOptions> = {},
): Promise<{ server: Server; parties: MoneyParties }> {
  const server = await openTestServer({
    titles: withoutPrizes(),
    shareds: [coinTable(UNHURRIED), kiteTable(UNHURRIED)],
    ...options,
  })
  await changeMoney(server, withoutWaits)
  return { server, parties: await openMoneyParties(server) }
}
