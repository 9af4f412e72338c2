import { sql } from 'kysely'
import { present } from '@ronda/core'
import type { Tx } from '../../platform/postgres/db.ts'

/** What changes whenever anything of a match does that everybody sees. */
export type Marks = { readonly marks: ReadonlyMap<number, string>; readonly nowMs: number }

/** The matches that are not settled, and the last results. Nothing large is read. */
export async function findMarks(tx: Tx, results: number): Promise<Marks> {
  const { rows } = await sql<{ nowMs: number; marks: readonly (readonly [number, string])[] }>`
    with shown as (
      (select * from sports_match where phase <> 'settled')
      union all
      (select * from sports_match where phase = 'settled' order by starts_at desc limit ${results})
    )
    select (extract(epoch from clock_timestamp()) * 1000)::float8 as "nowMs", coalesce(json_agg(json_build_array(number,
      concat_ws('/', phase, moment, price_version, bets_until is not null, void_reason, stopped, voids))), '[]') as marks
    from shown`.execute(tx)
  const { nowMs, marks } = present(rows[0], 'the marks of the matches')
  return { nowMs, marks: new Map(marks) }
}
