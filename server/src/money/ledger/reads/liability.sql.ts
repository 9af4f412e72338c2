import type { Currency } from '@ronda/core'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/postgres/db.ts'
import { lastLegOf } from './fragments.sql.ts'

export type Owed = {
  readonly currency: Currency
  readonly purpose: string
  readonly wallets: bigint
  readonly total: bigint
}

/** The balance of all wallets of each purpose, and (as `house`) of the house accounts, from one snapshot. */
export async function sumPurposes(tx: Tx): Promise<readonly Owed[]> {
  const { rows } = await sql<Owed>`
    select wallet.currency, wallet.purpose, count(*) as wallets, coalesce(sum(tail.balance), 0)::bigint as total
    from wallet
    left join lateral ${lastLegOf(sql.ref('wallet.id'))} as tail on true
    group by wallet.currency, wallet.purpose
    union all
    select house_account.currency, 'house', count(distinct house_account.id), coalesce(sum(gain.delta), 0)::bigint
    from house_account
    left join (select unnest(house) as house, unnest(delta) as delta from batch) as gain
      on gain.house = house_account.id
    group by house_account.currency
    order by 1, 2`.execute(tx)
  return rows
}
