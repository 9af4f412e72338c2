import { id, type Id } from '@ronda/core'
import type { Tx } from '../../platform/postgres/db.ts'

/** Blocks trial accounts that were opened before this time. Their rounds stay in the ledger. */
export async function blockTrialsBefore(
  tx: Tx,
  before: Date,
  nowMs: number,
  atMost: number,
): Promise<readonly Id<'account'>[]> {
  const old = tx
    .selectFrom('account')
    .select('id')
    .where('kind', '=', 'trial')
    .where('blocked_at', 'is', null)
    .where('created_at', '<=', before)
    .limit(atMost)
  const rows = await tx
    .updateTable('account')
    .set({ blocked_at: new Date(nowMs) })
    .where('id', 'in', old)
    .returning('id')
    .execute()
  return rows.map((row) => id<'account'>(row.id))
}
