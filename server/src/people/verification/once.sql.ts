import type { Tx } from '../../platform/postgres/db.ts'

/** True for the first use. Of two concurrent uses, the unique index accepts one. */
export async function takeOnce(tx: Tx, hash: Buffer, expiresAtMs: number): Promise<boolean> {
  const row = await tx
    .insertInto('used_once')
    .values({ hash, expires_at: new Date(expiresAtMs) })
    .onConflict((conflict) => conflict.column('hash').doNothing())
    .returning('hash')
    .executeTakeFirst()
  return row !== undefined
}

/** Expired values are refused anyway, so their use need not be stored. */
export async function deleteExpiredUses(tx: Tx, nowMs: number): Promise<void> {
  await tx.deleteFrom('used_once').where('expires_at', '<=', new Date(nowMs)).execute()
}
