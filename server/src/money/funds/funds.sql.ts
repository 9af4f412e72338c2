import type { Currency } from '@ronda/core'
import { sql } from 'kysely'
import type { Tx } from '../../platform/postgres/db.ts'
import type { Standing } from './funds.ts'

type Row = {
  readonly purpose: string
  readonly currency: Currency
  readonly balance: bigint
  readonly seq: number
  readonly holds: readonly { readonly id: string; readonly amount: string }[]
}

/** The ledger's numbers of a hold, its receiving part, and the part that resolves it. */
const HOLD = 5
const ARRIVAL = 2
const UNDOING = 3

/** Every wallet of an owner with its open holds, as of one moment because it is one statement. */
export async function findStandings(tx: Tx, owner: string): Promise<readonly Standing[]> {
  const { rows } = await sql<Row>`
    select wallet.purpose, wallet.currency, coalesce(tail.balance, 0::bigint) as balance, coalesce(tail.seq, 0) as seq,
      coalesce(hold.list, '[]'::jsonb) as holds
    from wallet
    left join lateral (
      select balance, seq from leg where leg.wallet = wallet.id order by seq desc limit 1
    ) as tail on true
    left join lateral (
      select jsonb_agg(jsonb_build_object('id', leg.id, 'amount', leg.amount::text)) as list
      from leg
      where wallet.purpose = 'held' and tail.balance > 0 and leg.wallet = wallet.id
        and leg.part = ${ARRIVAL} and leg.kind = ${HOLD} and leg.code = 0
        and not exists (
          select from leg as undo where undo.wallet = leg.wallet and undo.id = leg.id and undo.part = ${UNDOING}
        )
    ) as hold on true
    where wallet.owner = ${owner} and wallet.purpose <> 'trial'
    order by wallet.id`.execute(tx)
  return rows.map((row) => ({
    ...row,
    holds: row.holds.map(({ id, amount }) => ({ id, amount: BigInt(amount) })),
  }))
}
