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

/** Serializes changes of a profile and documents that are sent for it. */
export async function lockProfile(tx: Tx, account: Id<'account'>): Promise<void> {
  await tx.selectFrom('account').select('id').where('id', '=', account).forUpdate().executeTakeFirstOrThrow()
}

export async function findNickname(tx: Tx, account: Id<'account'>): Promise<string | undefined> {
  const row = await tx.selectFrom('account').select('nickname').where('id', '=', account).executeTakeFirst()
  return row?.nickname ?? undefined
}

export async function findAvatar(tx: Tx, account: Id<'account'>): Promise<string | undefined> {
  const row = await tx.selectFrom('account').select('avatar').where('id', '=', account).executeTakeFirst()
  return row?.avatar ?? undefined
}

export async function setAvatar(tx: Tx, account: Id<'account'>, avatar: string): Promise<void> {
  await tx.updateTable('account').set({ avatar }).where('id', '=', account).execute()
}

export async function setNickname(tx: Tx, account: Id<'account'>, nickname: string): Promise<void> {
  await tx
    .updateTable('account')
    .set({ nickname: nickname === '' ? null : nickname })
    .where('id', '=', account)
    .execute()
}
