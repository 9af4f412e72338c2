import { sql } from 'kysely'
import type { Tx } from '../../platform/postgres/db.ts'

/** The balances of an owner's vendor wallets in our ledger, by vendor code. */
export async function findVendorAmounts(tx: Tx, owner: string): Promise<ReadonlyMap<string, bigint>> {
  const { rows } = await sql<{ code: string; balance: bigint }>`
    select substr(wallet.purpose, 8) as code, tail.balance
    from wallet cross join lateral (
      select balance from leg where leg.wallet = wallet.id order by seq desc limit 1
    ) as tail
    where wallet.owner = ${owner} and wallet.purpose like 'vendor:%'`.execute(tx)
  return new Map(rows.map(({ code, balance }) => [code, balance]))
}
