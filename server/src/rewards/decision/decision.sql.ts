import { sql } from 'kysely'
import { isNotSetAside } from '../../platform/failures/index.ts'
import type { Tx } from '../../platform/postgres/db.ts'
import type { DB } from '../../platform/postgres/schema.ts'
import type { Decision } from './decision.ts'

type ProposalColumn = 'id' | 'seq' | 'state' | 'expires_at' | 'decided_by' | 'decided_at' | 'note'

/** Every table whose rows one of the staff proposes and another decides. Its feature passes the name. */
export type ProposalTable = {
  [Table in keyof DB]: ProposalColumn extends keyof DB[Table] ? Table : never
}[keyof DB]

/** Records what was decided; used as `record` of `writeDecision`. */
export const recordDecisionIn =
  (table: ProposalTable) =>
  async (tx: Tx, { id, state, by, note }: Decision<string>, nowMs: number): Promise<void> => {
    await sql`
      update ${sql.table(table)}
      set state = ${state}, decided_by = ${by}, decided_at = ${new Date(nowMs)}, note = ${note}
      where id = ${id}`.execute(tx)
  }

type Due = { readonly job: string; readonly nowMs: number; readonly atMost: number }

/** Proposals that were not decided in time. */
export async function findOverdue(
  tx: Tx,
  table: ProposalTable,
  { job, nowMs, atMost }: Due,
): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from ${sql.table(table)} where state = 'proposed' and expires_at <= ${new Date(nowMs)}
      and ${isNotSetAside(job, sql.ref('id'), nowMs)}
    order by seq limit ${atMost}`.execute(tx)
  return rows.map(({ id }) => id)
}

/** False when it was decided meanwhile. */
export async function recordExpired(tx: Tx, table: ProposalTable, id: string): Promise<boolean> {
  const { rows } = await sql`
    update ${sql.table(table)} set state = 'expired' where id = ${id} and state = 'proposed' returning id`.execute(tx)
  return rows.length > 0
}
