import { id, type Id } from '@ronda/core'
import type { Tx } from '../../platform/postgres/db.ts'

type NewObjection = {
  readonly hash: Buffer
  readonly account: Id<'account'>
  readonly change: string
  readonly expiresAtMs: number
}

export async function insertObjection(tx: Tx, { hash, account, change, expiresAtMs }: NewObjection): Promise<void> {
  await tx
    .insertInto('security_objection')
    .values({ hash, account, change, expires_at: new Date(expiresAtMs) })
    .execute()
}

/** The delete makes it usable once: of two concurrent uses, only one finds the row. */
export async function takeObjection(tx: Tx, hash: Buffer, nowMs: number): Promise<Id<'account'> | undefined> {
  const row = await tx
    .deleteFrom('security_objection')
    .where('hash', '=', hash)
    .returning(['account', 'expires_at'])
    .executeTakeFirst()
  return row && row.expires_at.getTime() > nowMs ? id<'account'>(row.account) : undefined
}

export async function deleteOldObjections(tx: Tx, nowMs: number): Promise<void> {
  await tx.deleteFrom('security_objection').where('expires_at', '<=', new Date(nowMs)).execute()
}
