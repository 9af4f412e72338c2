import { sql } from 'kysely'
import { isNotSetAside } from '../../platform/failures/index.ts'
import type { Tx } from '../../platform/postgres/db.ts'

/** The kind under which failed refunds are recorded, with the deposit as subject. */
export const REFUND_FAILURE = 'deposit.refund'

/** Whether a refund may be tried now: each failure lengthens the wait. */
export async function mayRefund(tx: Tx, deposit: string, nowMs: number): Promise<boolean> {
  const row = await tx
    .selectNoFrom(isNotSetAside(REFUND_FAILURE, sql`${deposit}`, nowMs).as('may'))
    .executeTakeFirstOrThrow()
  return row.may
}

/** Deposits of which a part must still be returned, longest overdue first. */
export async function findReturning(tx: Tx, nowMs: number, atMost: number): Promise<readonly string[]> {
  const rows = await tx
    .selectFrom('deposit')
    .select('id')
    .whereRef('returned', '<', 'to_return')
    .where('look_at', '<=', new Date(nowMs))
    .where(isNotSetAside(REFUND_FAILURE, sql.ref('deposit.id'), nowMs))
    .orderBy('look_at')
    .limit(atMost)
    .execute()
  return rows.map(({ id }) => id)
}
