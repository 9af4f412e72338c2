import { sql } from 'kysely'
import { isNotSetAside } from '../../platform/failures/index.ts'
import type { Tx } from '../../platform/postgres/db.ts'

/** Under which a refund that could not be made is written down, by the deposit it belongs to. */
export const REFUND_FAILURE = 'deposit.refund'

/** Whether a refund may be tried now: after a failure it waits, each time longer. */
export async function mayRefund(tx: Tx, deposit: string, nowMs: number): Promise<boolean> {
  const row = await tx
    .selectNoFrom(isNotSetAside(REFUND_FAILURE, sql`${deposit}`, nowMs).as('may'))
    .executeTakeFirstOrThrow()
  return row.may
}

/** Deposits of which something must still go back, longest overdue first. */
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
