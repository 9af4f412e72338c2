import { id, type Id } from '@ronda/core'
import { sql, type RawBuilder } from 'kysely'
import type { Tx } from '../../platform/postgres/db.ts'
import { CHANGE_LOCK_MS, LINKS_LIVE_MAX } from './password.ts'

/**
 * Counts a try before it is checked and returns the recent number, so that concurrent tries all count. A counter that
 * is too old starts again at 1.
 */
export async function countTry(tx: Tx, account: Id<'account'>, nowMs: number): Promise<number> {
  const forgottenBefore = new Date(nowMs - CHANGE_LOCK_MS)
  const row = await tx
    .insertInto('password_failure')
    .values({ account, failures: 1, last_at: new Date(nowMs) })
    .onConflict((conflict) =>
      conflict.column('account').doUpdateSet({
        failures: sql<number>`case when password_failure.last_at <= ${forgottenBefore} then 1 else password_failure.failures + 1 end`,
        last_at: new Date(nowMs),
      }),
    )
    .returning('failures')
    .executeTakeFirstOrThrow()
  return row.failures
}

async function clearTries(tx: Tx, account: Id<'account'>): Promise<void> {
  await tx.deleteFrom('password_failure').where('account', '=', account).execute()
}

/** Does not count a try that the server was too busy to check. */
export async function uncountTry(tx: Tx, account: Id<'account'>): Promise<void> {
  await tx
    .updateTable('password_failure')
    .set((set) => ({ failures: set('failures', '-', 1) }))
    .where('account', '=', account)
    .execute()
}

export type NewLink = {
  readonly hash: Buffer
  readonly account: Id<'account'>
  readonly nowMs: number
  readonly expiresAtMs: number
}

/** False when the account has enough valid links. Concurrent requests are serialized, so that the limit holds. */
export async function insertLink(tx: Tx, { hash, account, nowMs, expiresAtMs }: NewLink): Promise<boolean> {
  await sql`select pg_advisory_xact_lock(hashtext(${`password_link:${account}`}))`.execute(tx)
  const row = await tx
    .selectFrom('password_link')
    .select((select) => select.fn.countAll<bigint>().as('live'))
    .where('account', '=', account)
    .where('expires_at', '>', new Date(nowMs))
    .executeTakeFirst()
  if (Number(row?.live ?? 0n) >= LINKS_LIVE_MAX) return false
  await tx
    .insertInto('password_link')
    .values({ hash, account, created_at: new Date(nowMs), expires_at: new Date(expiresAtMs) })
    .execute()
  return true
}

export async function deleteLink(tx: Tx, hash: Buffer): Promise<void> {
  await tx.deleteFrom('password_link').where('hash', '=', hash).execute()
}

export async function findLink(tx: Tx, hash: Buffer, nowMs: number): Promise<Id<'account'> | undefined> {
  const row = await tx
    .selectFrom('password_link')
    .select('account')
    .where('hash', '=', hash)
    .where('expires_at', '>', new Date(nowMs))
    .executeTakeFirst()
  return row && id<'account'>(row.account)
}

/** The delete makes it usable once: of two concurrent uses, only one finds the row. */
export async function takeLink(tx: Tx, hash: Buffer, nowMs: number): Promise<boolean> {
  const row = await tx
    .deleteFrom('password_link')
    .where('hash', '=', hash)
    .where('expires_at', '>', new Date(nowMs))
    .returning('account')
    .executeTakeFirst()
  return row !== undefined
}

/** Deletes links, one-time passwords and failures; none of them is valid after a new password. */
export async function clearResets(tx: Tx, account: Id<'account'>): Promise<void> {
  await tx.deleteFrom('password_link').where('account', '=', account).execute()
  await tx.deleteFrom('password_once').where('account', '=', account).execute()
  await clearTries(tx, account)
}

export async function putOneTime(tx: Tx, account: Id<'account'>, expiresAtMs: number): Promise<void> {
  const expires = { expires_at: new Date(expiresAtMs) }
  await tx
    .insertInto('password_once')
    .values({ account, ...expires })
    .onConflict((conflict) => conflict.column('account').doUpdateSet(expires))
    .execute()
}

/** Whether an account has a one-time password that can still be used. */
export const isOneTimeLive = (account: RawBuilder<unknown>, nowMs: number): RawBuilder<boolean> => sql<boolean>`exists (
  select from password_once
  where password_once.account = ${account} and password_once.expires_at > ${new Date(nowMs)})`

/** Deletes one-time passwords that were not changed in time, and returns their accounts. */
export async function deleteExpiredOneTime(tx: Tx, nowMs: number): Promise<readonly string[]> {
  const rows = await tx
    .deleteFrom('password_once')
    .where('expires_at', '<=', new Date(nowMs))
    .returning('account')
    .execute()
  return rows.map(({ account }) => account)
}

export async function deleteOld(tx: Tx, nowMs: number): Promise<void> {
  await tx.deleteFrom('password_link').where('expires_at', '<=', new Date(nowMs)).execute()
  await tx
    .deleteFrom('password_failure')
    .where('last_at', '<=', new Date(nowMs - CHANGE_LOCK_MS))
    .execute()
}
