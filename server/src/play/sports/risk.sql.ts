import type { Currency } from '@ronda/core'
import { sql } from 'kysely'
import type { CoWrite } from '../../money/ledger/index.ts'
import type { Tx } from '../../platform/postgres/db.ts'

/** What a bet adds to the liability on a selection, as the ledger writes it. */
export type RiskRow = {
  readonly match: number
  readonly selection: string
  readonly currency: Currency
  readonly payout: string
  readonly payout_max: string
}

/** A liability above the limit yields no payout, and the column refuses it with the whole bet. Rows are sorted, so that two
 * writers wait for each other and cannot deadlock. */
export const sportsRiskCoWrite: CoWrite = {
  name: 'sports_risk',
  insert: (rows) => `
    insert into sports_risk as borne (match, selection, currency, payout)
    select match, selection, currency, case when sum(payout) <= max(payout_max) then sum(payout) end
    from json_to_recordset(${rows}) as given (match int, selection text, currency text, payout bigint, payout_max bigint)
    group by match, selection, currency
    order by match, selection, currency
    on conflict (match, selection, currency) do update
    set payout = case when borne.payout + excluded.payout <=
      (select max(payout_max) from json_to_recordset(${rows}) as given (currency text, payout_max bigint)
        where given.currency = excluded.currency)
      then borne.payout + excluded.payout end`,
}

export type Borne = Pick<RiskRow, 'match' | 'selection'> & { readonly payout: bigint }

/** The liability on selections so far; on those that are left out there is none. */
export async function findRisks(
  tx: Tx,
  asked: readonly Pick<RiskRow, 'match' | 'selection'>[],
  currency: Currency,
): Promise<readonly Borne[]> {
  const { rows } = await sql<Borne>`
    select borne.match, borne.selection, borne.payout
    from unnest(${asked.map(({ match }) => match)}::int[], ${asked.map(({ selection }) => selection)}::text[])
      as given (match, selection)
    join sports_risk as borne on borne.match = given.match and borne.selection = given.selection
    where borne.currency = ${currency}`.execute(tx)
  return rows
}

/** A match that is settled has no liability. */
export async function deleteRisks(tx: Tx): Promise<void> {
  await sql`
    delete from sports_risk as borne using sports_match as past
    where past.number = borne.match and past.phase = 'settled'`.execute(tx)
}
