import { sql } from 'kysely'
import type { Tx } from '../../../platform/postgres/db.ts'
import { PART } from '../leg.ts'
import type { OperationId, WalletId } from '../operation.ts'
import { findPosition } from './figures.sql.ts'
import { kindSql } from './fragments.sql.ts'

/** What a fund paid on each day (UTC) from a moment on; days without a payment are not listed. */
export async function sumPaidByDay(tx: Tx, fund: WalletId, fromMs: number): Promise<ReadonlyMap<string, bigint>> {
  const { seq } = await findPosition(tx, fund, fromMs)
  const { rows } = await sql<{ day: string; paid: bigint }>`
    select to_char(at at time zone 'utc', 'YYYY-MM-DD') as day, (-sum(amount))::bigint as paid from leg
    where wallet = ${fund} and seq > ${seq} and code = 0 and kind = ${kindSql('transfer')}
    group by 1`.execute(tx)
  return new Map(rows.map(({ day, paid }) => [day, paid]))
}

/** What an operation did to a wallet; undefined when it was not accepted or not asked for. */
export async function findAmount(tx: Tx, wallet: WalletId, id: OperationId): Promise<bigint | undefined> {
  const { rows } = await sql<{ amount: bigint }>`
    select amount from leg where wallet = ${wallet} and id = ${id} and part = ${PART.itself} and code = 0`.execute(tx)
  return rows[0]?.amount
}
