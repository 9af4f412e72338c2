import type { Currency } from '@ronda/core'
import type pg from 'pg'
import type { HouseAccountId } from './operation.ts'

export type HouseAccountName = 'game' | 'bonus_game' | 'clearing' | 'promotion' | 'trial_game' | 'trial_clearing'

export type HouseAccount = {
  readonly id: HouseAccountId
  readonly name: HouseAccountName
  readonly currency: Currency
}

export type HouseBalance = {
  readonly account: HouseAccountName
  readonly currency: Currency
  readonly balance: bigint
}

export async function loadHouseAccounts(pool: pg.Pool): Promise<readonly HouseAccount[]> {
  const { rows } = await pool.query<HouseAccount>('select id, name, currency from house_account')
  return rows
}

/** The balance of each house account: the sum of its gains in all batches. */
export async function sumHouseBalances(db: pg.Pool | pg.Client): Promise<readonly HouseBalance[]> {
  const { rows } = await db.query<{ account: HouseAccountName; currency: Currency; balance: string }>(`
    select name as account, currency, coalesce(sum(gain.delta), 0)::text as balance
    from house_account
    left join (select unnest(house) as house, unnest(delta) as delta from batch) as gain on gain.house = house_account.id
    group by house_account.id
    order by currency, name`)
  return rows.map(({ account, currency, balance }) => ({ account, currency, balance: BigInt(balance) }))
}
