import type { Risk } from '@ronda/games'
import { sql } from 'kysely'
import type { CoWrite } from '../../money/ledger/index.ts'
import type { Tx } from '../../platform/postgres/db.ts'
import { PLACE_UNITS_MAX, type SharedPlace } from './table.ts'

/** What a bet adds to the liability of the operator on a number, as the ledger writes it. */
export type RiskRow = Risk & { readonly game: string; readonly round: number }

/**
 * A liability above the limit yields no number, and the column refuses it with the whole bet. Rows are sorted, so that
 * two writers of the same numbers wait for each other and cannot deadlock.
 */
export const riskCoWrite: CoWrite = {
  name: 'shared_risk',
  insert: (rows) => `
    insert into shared_risk as borne (game, round, place, units)
    select game, round, place, case when sum(units) <= ${PLACE_UNITS_MAX} then sum(units) end
    from json_to_recordset(${rows}) as given (game text, round int, place text, units bigint)
    group by game, round, place
    order by game, round, place
    on conflict (game, round, place) do update
    set units = case when borne.units + excluded.units <= ${PLACE_UNITS_MAX} then borne.units + excluded.units end`,
}

/** The liability on these numbers of a round; numbers without any are left out. */
export async function findRisks(tx: Tx, round: SharedPlace, places: readonly string[]): Promise<readonly Risk[]> {
  const { rows } = await sql<Risk>`
    select place, units::int from shared_risk
    where game = ${round.game} and round = ${round.number} and place = any(${places}::text[])
    order by place`.execute(tx)
  return rows
}

/** A round that is over has no liability. */
export async function deleteOldRisks(tx: Tx): Promise<void> {
  await sql`
    delete from shared_risk as borne using shared_round as past
    where past.game = borne.game and past.number = borne.round and past.phase in ('closed', 'void')`.execute(tx)
}
