import type { Id } from '@ronda/core'
import { sql } from 'kysely'
import type { Tx } from '../../platform/postgres/db.ts'
import { PAYMENT_LOCK_MS, PAYMENT_TRIES_MAX, type Tries } from './paymentPassword.ts'

/**
 * Counts a try before it is checked, so that concurrent tries all count; false when there were too many. A counter that
 * is too old starts again at 1, and a try that is refused here does not extend the lock.
 */
export async function countTry(tx: Tx, account: Id<'account'>, nowMs: number): Promise<boolean> {
  const now = new Date(nowMs)
  const forgottenAt = new Date(nowMs - PAYMENT_LOCK_MS)
  const row = await tx
    .insertInto('payment_try')
    .values({ account, failures: 1, last_at: now })
    .onConflict((conflict) =>
      conflict
        .column('account')
        .doUpdateSet({
          failures: sql<number>`case when payment_try.last_at <= ${forgottenAt} then 1 else payment_try.failures + 1 end`,
          last_at: now,
        })
        .where((where) =>
          where.or([
            where('payment_try.failures', '<', PAYMENT_TRIES_MAX),
            where('payment_try.last_at', '<=', forgottenAt),
          ]),
        ),
    )
    .returning('failures')
    .executeTakeFirst()
  return row !== undefined
}

/** Does not count a try that the server was too busy to check. */
export async function uncountTry(tx: Tx, account: Id<'account'>): Promise<void> {
  await tx
    .updateTable('payment_try')
    .set((set) => ({ failures: set('failures', '-', 1) }))
    .where('account', '=', account)
    .where('failures', '>', 0)
    .execute()
}

export async function clearTries(tx: Tx, account: Id<'account'>): Promise<void> {
  await tx.deleteFrom('payment_try').where('account', '=', account).execute()
}

export async function findTries(tx: Tx, account: Id<'account'>): Promise<Tries | undefined> {
  const tries = tx.selectFrom('payment_try').select(['failures', 'last_at']).where('account', '=', account)
  const row = await tries.executeTakeFirst()
  return row && { failures: row.failures, lastAtMs: row.last_at.getTime() }
}

export async function deleteOldTries(tx: Tx, nowMs: number): Promise<void> {
  await tx
    .deleteFrom('payment_try')
    .where('last_at', '<=', new Date(nowMs - PAYMENT_LOCK_MS))
    .execute()
}
