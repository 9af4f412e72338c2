import { sql } from 'kysely'
import type { Tx } from '../../../platform/postgres/db.ts'
import { lastLegOf } from './fragments.sql.ts'

/** The balances of an owner's vendor wallets in our ledger, by vendor code. */
export async function findVendorAmounts(tx: Tx, owner: string): Promise<ReadonlyMap<string, bigint>> {
  const { rows } = await sql<{ code: string; balance: bigint }>`
    select substr(wallet.purpose, 8) as code, tail.balance
    from wallet cross join lateral ${lastLegOf(sql.ref('wallet.id'))} as tail
    where wallet.owner = ${owner} and wallet.purpose like 'vendor:%'`.execute(tx)
  return new Map(rows.map(({ code, balance }) => [code, balance]))
}
