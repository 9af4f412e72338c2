import { sql } from 'kysely'
import type { Tx } from '../../platform/postgres/db.ts'
import { LOGIN_LOCK_MS, type Failures } from './session.ts'

export type Attempt = { readonly username: string; readonly address: string }

export async function findFailures(tx: Tx, attempt: Attempt): Promise<Failures | undefined> {
  const row = await tx
    .selectFrom('login_failure')
    .select(['failures', 'last_at'])
    .where('username', '=', attempt.username)
    .where('address', '=', attempt.address)
    .executeTakeFirst()
  return row && { count: row.failures, lastAtMs: row.last_at.getTime() }
}

/** Counts in the database, so that attempts made at the same moment all count. Old failures are forgotten first. */
export async function addFailure(tx: Tx, attempt: Attempt, nowMs: number): Promise<void> {
  const forgottenBefore = new Date(nowMs - LOGIN_LOCK_MS)
  await tx
    .insertInto('login_failure')
    .values({ ...attempt, failures: 1, last_at: new Date(nowMs) })
    .onConflict((conflict) =>
      conflict.columns(['username', 'address']).doUpdateSet({
        failures: sql<number>`case when login_failure.last_at <= ${forgottenBefore} then 1 else login_failure.failures + 1 end`,
        last_at: new Date(nowMs),
      }),
    )
    .execute()
}

export async function clearFailures(tx: Tx, attempt: Attempt): Promise<void> {
  await tx
    .deleteFrom('login_failure')
    .where('username', '=', attempt.username)
    .where('address', '=', attempt.address)
    .execute()
}

export async function deleteOldFailures(tx: Tx, nowMs: number): Promise<void> {
  await tx
    .deleteFrom('login_failure')
    .where('last_at', '<=', new Date(nowMs - LOGIN_LOCK_MS))
    .execute()
}
