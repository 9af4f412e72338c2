import { sql } from 'kysely'
import type { Tx } from '../../../platform/postgres/db.ts'
import type { Standing } from '../ledger.ts'
import { kindSql, lastLegOf, partSql } from './fragments.sql.ts'

type Row = Omit<Standing, 'holds'> & {
  readonly holds: readonly { readonly id: string; readonly amount: string }[]
}

/** Every wallet of an owner with its open holds, as of one moment because it is one statement. */
export async function findStandings(tx: Tx, owner: string): Promise<readonly Standing[]> {
  const { rows } = await sql<Row>`
    select wallet.purpose, wallet.currency, coalesce(tail.balance, 0::bigint) as balance, coalesce(tail.seq, 0) as seq,
      coalesce(hold.list, '[]'::jsonb) as holds
    from wallet
    left join lateral ${lastLegOf(sql.ref('wallet.id'))} as tail on true
    left join lateral (
      select jsonb_agg(jsonb_build_object('id', leg.id, 'amount', leg.amount::text)) as list
      from leg
      where wallet.purpose = 'held' and tail.balance > 0 and leg.wallet = wallet.id
        and leg.part = ${partSql('arrival')} and leg.kind = ${kindSql('hold')} and leg.code = 0
        and not exists (
          select from leg as undo where undo.wallet = leg.wallet and undo.id = leg.id and undo.part = ${partSql('undoing')}
        )
    ) as hold on true
    where wallet.owner = ${owner} and wallet.purpose <> 'trial'
    order by wallet.id`.execute(tx)
  return rows.map((row) => ({
    ...row,
    holds: row.holds.map(({ id, amount }) => ({ id, amount: BigInt(amount) })),
  }))
}
