import { sql, type RawBuilder } from 'kysely'
import type { Tx } from '../../platform/postgres/db.ts'
import type { CoWrite, WalletId } from '../ledger/index.ts'

/** A stake that came back before anything was risked, as the ledger writes it with the payout that returned it. */
export type ReturnedRow = {
  readonly wallet: WalletId
  readonly seq: number
  readonly amount: string
  /** The player took the stake back, the round was voided, or its bet was settled again; then it may be negative. */
  readonly cause: 'taken_back' | 'voided' | 'corrected'
}

export const returnedCoWrite: CoWrite = {
  name: 'returned_stake',
  insert: (rows) => `
    insert into returned_stake (wallet, seq, amount, cause)
    select wallet, seq, amount, cause
    from json_to_recordset(${rows}) as returned (wallet int, seq int, amount bigint, cause text)`,
}

/** Returned stakes, to join with rows of another feature. */
export const returnedRows: RawBuilder<unknown> = sql`(select wallet, seq, amount, cause from returned_stake)`

/** What was returned between these places in the chain, which rise: from 0 (before the first) to their number. */
export async function sumReturned(tx: Tx, wallet: WalletId, places: readonly number[]): Promise<readonly bigint[]> {
  const sums = Array.from({ length: places.length + 1 }, () => 0n)
  // PostgreSQL takes no empty list of bounds; every place is after 0.
  const { rows } = await sql<{ span: number; amount: bigint }>`
    select width_bucket(seq, ${[0, ...places]}::int[]) as span, sum(amount)::bigint as amount
    from returned_stake where wallet = ${wallet} group by 1`.execute(tx)
  for (const { span, amount } of rows) sums[span - 1] = amount
  return sums
}
