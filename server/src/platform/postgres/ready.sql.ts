import { sql } from 'kysely'
import type { Tx } from './db.ts'

/** Whether the database answers. */
export async function isReady(tx: Tx): Promise<boolean> {
  const { rows } = await sql<{ one: number }>`select 1 as one`.execute(tx)
  return rows.length === 1
}
