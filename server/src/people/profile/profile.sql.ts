import type { ProfileField } from '@ronda/contract'
import type { Id } from '@ronda/core'
import type { Tx } from '../../platform/postgres/db.ts'

export async function lockedFields(tx: Tx, account: Id<'account'>): Promise<ReadonlySet<ProfileField>> {
  const rows = await tx.selectFrom('profile_lock').select('field').where('account', '=', account).execute()
  return new Set(rows.map(({ field }) => field as ProfileField))
}

/** Locks fields, because documents are compared with them. */
export async function lockFields(tx: Tx, account: Id<'account'>, fields: readonly ProfileField[]): Promise<void> {
  await tx
    .insertInto('profile_lock')
    .values(fields.map((field) => ({ account, field })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export async function unlockFields(tx: Tx, account: Id<'account'>, fields: readonly ProfileField[]): Promise<void> {
  await tx
    .deleteFrom('profile_lock')
    .where('account', '=', account)
    .where('field', 'in', [...fields])
    .execute()
}
