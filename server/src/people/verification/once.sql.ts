import type { Tx } from '../../platform/postgres/db.ts'

/** True for the first to come with it. Of two who come together, the index lets one through. */
export async function useOnce(tx: Tx, hash: Buffer, expiresAtMs: number): Promise<boolean> {
  const row = await tx
    .insertInto('used_once')
    .values({ hash, expires_at: new Date(expiresAtMs) })
    .onConflict((conflict) => conflict.column('hash').doNothing())
    .returning('hash')
    .executeTakeFirst()
  return row !== undefined
}

/** What has expired is refused for that, so nobody needs to remember that it was used. */
export async function deleteExpiredUses(tx: Tx, nowMs: number): Promise<void> {
  await tx.deleteFrom('used_once').where('expires_at', '<=', new Date(nowMs)).execute()
}
